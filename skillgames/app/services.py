"""What the window works with: settings, archive, bots, languages, and what to tell people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skillgames import registry
from skillgames.engine.text import Msg
from skillgames.store.archive import Archive
from skillgames.store.errors import StoreError
from skillgames.store.glance import Glance, glance
from skillgames.store.paths import Folders, folders, make_folder
from skillgames.widgets.animator import SPEEDS
from skillgames.widgets.language import Translators, resolve
from skillgames.widgets.sound import SoundPlayer

if TYPE_CHECKING:
    from skillgames.app.thinker import Thinker
    from skillgames.store.settings import Settings


@dataclass
class Services:
    """Opened once at the start and closed with the window."""

    folders: Folders
    glance: Glance
    """What the first picture of the window needs of the settings."""
    archive: Archive
    thinker: Thinker
    translators: Translators
    notices: list[Msg] = field(default_factory=list)
    """Sentences people should read; `take_notices` gives each of them once."""
    sound: SoundPlayer = field(default_factory=SoundPlayer)
    """Silent unless another one was given."""
    _settings: Settings | None = None

    @property
    def settings(self) -> Settings:
        """The settings, read when first asked for; what was wrong with them is a notice."""
        if self._settings is None:
            from skillgames.store import settings  # brings pydantic: not before it must

            self._settings, notices = settings.load(self.folders.settings_file)
            self.notices[:0] = notices
        return self._settings

    @property
    def settings_are_read(self) -> bool:
        """Whether somebody has asked for the settings."""
        return self._settings is not None

    @property
    def known(self) -> Settings | Glance:
        """The settings once they are read, till then the glance at them."""
        return self.glance if self._settings is None else self._settings

    def take_notices(self) -> list[Msg]:
        """The sentences that have come up since the last time."""
        notices, self.notices = self.notices, []
        return notices

    @property
    def animation(self) -> float:
        """The factor on all durations that the settings ask for."""
        return SPEEDS[self.settings.animation_speed]

    def keep_settings(self) -> Msg | None:
        """Write the settings; the sentence that says why not, if not."""
        from skillgames.store import settings

        try:
            settings.save(self.settings, self.folders.settings_file)
        except StoreError as error:
            return error.msg
        return None

    def apply_language(self) -> None:
        """Speak the language of the settings."""
        self.translators.use(resolve(self.known.language))

    def apply_sound(self) -> None:
        """Be heard as the settings say."""
        self.sound.set_volume(self.settings.volume)
        self.sound.set_enabled(self.settings.sound)

    def close(self) -> None:
        """End the bots' process, be silent, and let go of the archive."""
        self.sound.close()
        self.thinker.close()
        self.archive.close()


def open_services(thinker: Thinker, sound: SoundPlayer | None = None) -> Services:
    """Open everything; what is damaged is set aside and told in `notices`.

    Without a player of sounds all is silent.
    """
    place = folders()
    partners = {game.slug for game in registry.all_games() if game.partners}
    archive = Archive.open(place.archive_file, partners=partners)
    try:
        cache = make_folder(place.cache)
    except OSError:
        cache = None
    seen = glance(place.settings_file)
    services = Services(place, seen, archive, thinker, Translators(cache), list(archive.notices))
    if sound is not None:
        services.sound = sound
    services.apply_language()
    return services
