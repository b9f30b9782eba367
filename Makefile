# make play   opens the room          make test   passes every test
# Both set up .venv by themselves the first time.

PYTHON := .venv/bin/python
SKILLGAMES := .venv/bin/skillgames
OFFSCREEN := QT_QPA_PLATFORM=offscreen
JOBS := $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test check tour selftest bench atspi translations lock clean

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

# Needs uv; the lock serves every supported Python.
lock:
	uv pip compile -q --universal --python-version 3.11 --extra dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build dist translations/*.qm
