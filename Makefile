# make play   opens the room          make test   passes every test
# Both set up .venv by themselves the first time.

PYTHON := .venv/bin/python
SKILLGAMES := .venv/bin/skillgames
OFFSCREEN := QT_QPA_PLATFORM=offscreen
JOBS := $(shell nproc 2>/dev/null || echo 2)

PREFIX ?= /usr/local

.PHONY: play test check tour selftest bench atspi translations lock clean
.PHONY: package check-package deb check-deb install uninstall wheelcheck docs screenshots release

.venv/.ready: requirements.lock pyproject.toml hatch_build.py tools/setup.sh
	@tools/setup.sh

play: .venv/.ready
	@$(SKILLGAMES) play

test: .venv/.ready
	$(OFFSCREEN) $(PYTHON) -m pytest -q -n $(JOBS)

check: .venv/.ready
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check -q .
	$(PYTHON) -m mypy
	.venv/bin/lint-imports
	$(PYTHON) tools/translations.py check
	$(PYTHON) tools/rules_docs.py check

tour: .venv/.ready
	@for language in en ru uk; do \
	    $(OFFSCREEN) $(SKILLGAMES) tour --language $$language --size 1280x800 && \
	    $(OFFSCREEN) $(SKILLGAMES) tour --language $$language --size 900x600 && \
	    $(OFFSCREEN) $(SKILLGAMES) tour --language $$language --size 1280x800 --scale 2 || exit 1; \
	done

selftest: .venv/.ready
	$(OFFSCREEN) $(SKILLGAMES) selftest

bench: .venv/.ready
	@for file in benchmarks/bench_*.py; do echo "== $$file"; $(OFFSCREEN) $(PYTHON) $$file || exit 1; done

# Plays a card through a real AT-SPI bus, as a screen reader on Linux does.
atspi: .venv/.ready
	@tools/atspi_check.sh

# Bring the catalogues up to date with the sources; new sentences come unfinished.
translations: .venv/.ready
	$(PYTHON) tools/translations.py update

# --- out of the door -------------------------------------------------------------------------

.venv/.packaging: .venv/.ready packaging/requirements.txt
	@$(PYTHON) -m pip install -q --disable-pip-version-check -r packaging/requirements.txt
	@touch $@

# The frozen program: dist/skillgames, and for Linux a .tar.xz of it with its checksum.
package: .venv/.packaging
	$(PYTHON) packaging/freeze.py
	@$(OFFSCREEN) $(PYTHON) packaging/metainfo.py build/io.github.skillgames.Skillgames.metainfo.xml

# Runs it where it is hard for it: odd paths, nothing to write to, no sound, X11 and offscreen.
check-package: .venv/.ready
	$(PYTHON) packaging/check_frozen.py

# A Debian package of what `make package` has built.
deb: .venv/.packaging
	@$(OFFSCREEN) $(PYTHON) packaging/deb.py

# Installs the package into a bare Debian 12 and removes it again; needs root and debootstrap.
check-deb:
	@packaging/check_deb.sh $(BARE)

# Put what `make package` has built into PREFIX, and take it away again.
install: .venv/.ready
	@$(OFFSCREEN) $(PYTHON) packaging/install.py "$(PREFIX)" $(if $(DESTDIR),--destdir "$(DESTDIR)")

uninstall: .venv/.ready
	@$(OFFSCREEN) $(PYTHON) packaging/install.py "$(PREFIX)" $(if $(DESTDIR),--destdir "$(DESTDIR)") --uninstall

# Builds the wheel, installs it into a clean environment and tries it there.
wheelcheck: .venv/.packaging
	$(PYTHON) packaging/wheel_check.py

# The rules in docs/rules and the manual page, from the sources.
docs: .venv/.ready
	@$(OFFSCREEN) $(PYTHON) tools/rules_docs.py
	@$(PYTHON) tools/manpage.py

# The pictures software centres show.
screenshots: .venv/.ready
	@$(OFFSCREEN) $(SKILLGAMES) tour --language en --size 1280x800
	@$(OFFSCREEN) $(PYTHON) packaging/metainfo.py --pictures build/tour

# Refuses what is not ready, then builds and tries everything in dist.
release: .venv/.packaging
	@$(PYTHON) packaging/release.py

# Needs uv; the lock serves every supported Python.
lock:
	uv pip compile -q --universal --python-version 3.11 --extra dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build dist translations/*.qm
