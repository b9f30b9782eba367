"""What the window works with: settings, archive, bots, languages, and what to tell people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skillgames import registry
from skillgames.engine.text import Msg
from skillgames.store import settings as settings_store
from skillgames.store.archive import Archive
from skillgames.store.errors import StoreError
from skillgames.store.paths import Folders, folders, make_folder
from skillgames.store.settings import Settings
from skillgames.widgets.animator import SPEEDS
from skillgames.widgets.language import Translators, resolve
from skillgames.widgets.sound import SoundPlayer

if TYPE_CHECKING:
    from skillgames.app.thinker import Thinker


@dataclass
class Services:
    """Opened once at the start and closed with the window."""

    folders: Folders
    settings: Settings
    archive: Archive
    thinker: Thinker
    translators: Translators
    notices: list[Msg] = field(default_factory=list)
    """Sentences people should read when the room opens."""
    sound: SoundPlayer = field(default_factory=SoundPlayer)
    """Silent unless another one was given."""

    @property
    def animation(self) -> float:
        """The factor on all durations that the settings ask for."""
        return SPEEDS[self.settings.animation_speed]

    def keep_settings(self) -> Msg | None:
        """Write the settings; the sentence that says why not, if not."""
        try:
            settings_store.save(self.settings, self.folders.settings_file)
        except StoreError as error:
            return error.msg
        return None

    def apply_language(self) -> None:
        """Speak the language of the settings."""
        self.translators.use(resolve(self.settings.language))

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
    settings, notices = settings_store.load(place.settings_file)
    partners = {game.slug for game in registry.all_games() if game.partners}
    archive = Archive.open(place.archive_file, partners=partners)
    try:
        cache = make_folder(place.cache)
    except OSError:
        cache = None
    services = Services(
        place, settings, archive, thinker, Translators(cache), [*notices, *archive.notices]
    )
    if sound is not None:
        services.sound = sound
    services.apply_language()
    services.apply_sound()
    return services
