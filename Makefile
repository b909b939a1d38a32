# Gelateria. `make` alone tells what can be made; everything sets up what it needs first, and only once.

# Hundreds of processes start in the tests: without what Python keeps of a module, each would compile all of ours again.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
PLAIN := .venv-plain
PY := $(VENV)/bin/python
# Two more than there are cores: half of the time a test waits, for a browser or for another process.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
PIP := $(PY) -m pip -qq --disable-pip-version-check
MODULES := $(shell find src examples -name '*.pxd' ! -name '__init__.pxd')
SOURCES := $(MODULES) $(MODULES:.pxd=.py)
PACKAGED := pyproject.toml setup.py MANIFEST.in README.md LICENSE \
    $(shell find src docs/rules -type f ! -name '*.so' ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/server/web/*')
CLIENT := src/gelateria/server/web/index.html
ELSEWHERE := $(subst :, ,$(GELATERIA_GAMES))
DRAWN := $(shell find web -type f ! -path '*/node_modules/*' ! -path '*/generated/*' ! -path 'web/tests/*') \
    $(shell find src $(ELSEWHERE) -name '*.ftl') $(wildcard $(addsuffix /*/web/*,$(ELSEWHERE)))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play web compile clean
.PHONY: test check check-web test-game test-compiled test-package test-plain soak shake attack mutants sanitize goldens
.PHONY: bench load lighthouse pictures screenshots lock news release-notes

help:  ## this list
	@printf 'Gelateria: five tabletop games at one table.\n\n'
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; do \
	    printf '  make %-14s %s\n' "$$name" "$$what"; done

play: ready web  ## set everything up and open the tables in your browser; HOST=0.0.0.0 for phones in your network too
	@$(VENV)/bin/gelateria serve $(if $(HOST),--host $(HOST)) || [ $$? -eq 130 ]  # 130: whoever presses Ctrl-C has had enough, that is no error

web:  ## build the browser client, if anything of it has changed
	@if command -v npm > /dev/null; then $(MAKE) -s --no-print-directory $(CLIENT); else \
	    echo 'The browser client needs Node 20 or newer, with npm, to be built. Everything else works without it.'; fi

test: check check-web test-compiled test-package test-plain  ## set everything up and run every check there is
	@printf '\nAll is well.\n'

check: $(VENV)/.tested  ## style, types, who imports whom, and what the forge reads
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/towncrier build --draft --version next > /dev/null
	.ci/forge $(VENV)/bin

check-web: web $(VENV)/.installed  ## the same for the browser client, and its own tests
	@command -v npm > /dev/null || { echo 'The browser client is checked with Node 20 or newer.'; exit 1; }
	$(PY) -m gelateria.server.export build/schema
	cd web && npm run --silent types ../build/schema && npm run --silent check && npm run --silent test

test-compiled: web $(VENV)/.tested $(VENV)/.compiled  ## all tests, on the compiled rules
	$(PY) .ci/compiled.py all
	@.ci/services
	GELATERIA_SCALE=0.1 $(PY) -m pytest -q -n $(WORKERS) --dist worksteal tests/contract
	$(PY) -m pytest -q -n $(WORKERS) --dist worksteal --ignore tests/contract

compile: $(VENV)/.installed  ## compile the rules that have changed
	$(compile_what_changed)

# Everything that has changed is compiled, not this game alone: the registry imports every game, and a change in the
# engine's .pxd is a change in all of them. GELATERIA_PLAIN=1, before `make` or after, compiles nothing. The examples of
# the rules come first, and the first failure ends it: games with broken rules may have no end, not even an error.
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard $(addsuffix /*/edition.toml,src/gelateria/games examples tests/drafts)))))
FOLDER = $(subst -,_,$(GAME))
FIRST = $(wildcard $(addprefix tests/games/$(FOLDER)/,test_rules.py test_example*.py))
test-game: $(VENV)/.tested  ## one game, from an edit to its result in seconds: make test-game GAME=geizen
	@test -n '$(filter $(FOLDER),$(GAMES))' || { echo 'make test-game GAME=… is one of: $(subst _,-,$(GAMES))'; exit 1; }
	$(if $(GELATERIA_PLAIN),,$(compile_what_changed))
	@GELATERIA_SCALE=0.02 $(PY) -m pytest -q -x -o faulthandler_timeout=120 -o faulthandler_exit_on_timeout=true \
	    $(FIRST) $(filter-out $(FIRST),$(wildcard tests/games/$(FOLDER)/test_*.py)) tests/contract \
	    -k '$(FOLDER) or $(subst _,-,$(FOLDER))'

test-package: dist/.built  ## the wheels: with a compiler, and without one

test-plain: dist/.built $(PLAIN)/.ready  ## every game and a server on plain Python, as installed without a compiler
	$(PLAIN)/bin/python .ci/compiled.py none
	@# GELATERIA_PLAIN is for the example games, which lie here compiled; the install has nothing compiled to turn off.
	GELATERIA_PLAIN=1 GELATERIA_SCALE=0.02 $(PLAIN)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -p no:cacheprovider tests/contract tests/server/whole/test_plain.py

SCALE := 5
soak: web $(VENV)/.tested $(VENV)/.compiled  ## the same tests with five times as many games; SCALE=20 for an evening
	@.ci/services
	GELATERIA_SCALE=$(SCALE) $(PY) -m pytest -q -n $(WORKERS) --dist worksteal --durations=15

SHAKE := --rounds 10
shake: web $(VENV)/.tested $(VENV)/.compiled  ## all tests on a machine kept busy, in any order, until ten rounds in a row are green
	@.ci/services
	$(PY) .ci/shake.py $(SHAKE)

attack: $(VENV)/.tested $(VENV)/.compiled  ## attack a server of our own in every way we know, for an evening; writes docs/security.md
	@.ci/services
	$(PY) -m tests.attack --write

mutants: $(VENV)/.tested  ## make every small slip in the rules and see that a test fails, for an evening; GAME=geizen for one
	$(PY) -m tests.mutants $(GAME) --at-least 90

sanitize: $(VENV)/.tested $(VENV)/.compiled  ## compiled rules that watch every index and every overflow, for a while
	.ci/sanitize $(PY)

goldens: $(VENV)/.tested $(VENV)/.compiled  ## write the golden playthroughs and sentences anew; read the diff as a change of rules or words
	$(PY) -m tests.contract.playthrough
	$(PY) -m tests.language.said

bench: $(VENV)/.benched $(VENV)/.compiled  ## how fast it is, against plain C and OpenSpiel
	$(PY) -m bench

load: $(VENV)/.tested $(VENV)/.compiled bench/boardgameio/node_modules/.ready  ## how many moves the server holds, beside boardgame.io's
	$(PY) -m bench.load --write

lighthouse: web $(VENV)/.tested $(VENV)/.compiled bench/lighthouse/node_modules/.ready  ## how Lighthouse judges the front page and a table
	$(PY) -m bench.lighthouse

pictures: ready web $(VENV)/.tested  ## make the README's pictures and the app's icons anew
	$(PY) docs/pictures/mark.py
	$(PY) docs/pictures/terminal.py
	$(PY) -m tests.web.icons web/public
	$(PY) -m tests.web.pictures docs/pictures --kept

screenshots: web $(VENV)/.tested $(VENV)/.compiled  ## photograph the browser client, into build/screenshots
	$(PY) -m tests.web.pictures build/screenshots

lock: $(VENV)/.tested  ## choose the newest versions of everything we use, and write them down
	.ci/lock $(VENV)/bin/uv --upgrade

news: $(VENV)/.tested  ## what the next release will say, from changes/
	@$(VENV)/bin/towncrier build --draft --version next

release-notes:  ## what the tag of the last release says, from CHANGELOG.md
	@$(PYTHON) .ci/notes.py

clean:  ## back to a fresh clone
	rm -rf $(VENV) $(PLAIN) build dist bench/build bench/boardgameio/node_modules bench/lighthouse/node_modules web/node_modules web/src/generated src/gelateria/server/web .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src examples -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +

# What stands in $(VENV) -------------------------------------------------------------------------

define new_venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
    echo 'Gelateria needs Python 3.11 or newer. Name yours: make PYTHON=python3.12 …'; exit 1; }
@echo 'Setting up $(1) …'
@$(PYTHON) -m venv $(1) || { \
    echo 'Python could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv python3-dev gcc'; \
    rm -rf $(1); exit 1; }
endef

$(PY):
	$(call new_venv,$(VENV))

$(VENV)/.played: requirements/play.txt | $(PY)
	@echo 'Fetching what the games need …'
	@$(PIP) install --require-hashes --only-binary :all: -r $<
	@touch $@

$(VENV)/.tested: requirements/test.txt $(VENV)/.installed
	@echo 'Fetching what the tests need …'
	@$(PIP) install --require-hashes --only-binary :all: -r $<
	@touch $@

$(VENV)/.benched: requirements/bench.txt $(VENV)/.installed
	@echo 'Fetching what the benchmark compares with …'
	@$(PIP) install --require-hashes --only-binary :all: -r $<
	@touch $@

bench/boardgameio/node_modules/.ready: bench/boardgameio/package-lock.json
	@command -v npm > /dev/null || { echo 'boardgame.io needs Node 18 or newer, with npm.'; exit 1; }
	@echo 'Fetching boardgame.io …'
	@cd bench/boardgameio && npm ci --silent --no-audit --no-fund
	@touch $@

bench/lighthouse/node_modules/.ready: bench/lighthouse/package-lock.json
	@command -v npm > /dev/null || { echo 'Lighthouse needs Node 20 or newer, with npm.'; exit 1; }
	@echo 'Fetching Lighthouse …'
	@cd bench/lighthouse && npm ci --silent --no-audit --no-fund
	@touch $@

web/node_modules/.ready: web/package-lock.json
	@echo 'Fetching what the browser client is built with …'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

# Whose games are drawn besides ours. Where that has changed, so has the client.
ifneq ($(GELATERIA_GAMES),$(shell cat build/drawn 2> /dev/null))
.PHONY: build/drawn
endif
build/drawn:
	@mkdir -p build && printf '%s' '$(GELATERIA_GAMES)' > $@

$(CLIENT): $(DRAWN) build/drawn web/node_modules/.ready
	@echo 'Building the browser client …'
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

# The package lies in src and is found there; the compiler is called below, where it can say what is wrong.
$(VENV)/.installed: pyproject.toml setup.py $(VENV)/.played
	@GELATERIA_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Whether a module must be compiled is decided by what is in it: src/gelateria/freshness.py.
define compile_what_changed
@find src examples tests/drafts -name '*.so' | while read -r so; do \
    test -f "$${so%%.*}.py" -a -f "$${so%%.*}.pxd" || rm -v "$$so"; done
@$(PY) -m gelateria.compiling src/gelateria $(dir $(wildcard $(addsuffix /*/__init__.py,examples tests/drafts))) > /dev/null
@touch $(VENV)/.compiled
endef

$(VENV)/.compiled: $(VENV)/.installed src/gelateria/compiling.py $(SOURCES)
	@echo 'Compiling the rules: a minute or so the first time …'
	$(compile_what_changed)

# For playing, plain Python is good enough; for testing it is not.
.PHONY: ready
ready: $(VENV)/.installed
	@$(MAKE) -s --no-print-directory $(VENV)/.compiled || { find src examples -name '*.so' -delete; \
	    echo 'The rules could not be compiled, so they run as plain Python: the same games, slower.'; }

# What people install ----------------------------------------------------------------------------

dist/.built: web $(PACKAGED) .ci/wheel.py .ci/unpack.py $(VENV)/.tested $(VENV)/.compiled
	rm -rf dist src/*.egg-info  # setuptools would also pack what an old list names
	GELATERIA_PURE=1 $(PY) -m build --no-isolation --sdist --outdir dist . > /dev/null  # nothing to compile for that
	$(PY) .ci/unpack.py dist/*.tar.gz build/sdist
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist build/sdist
	$(PY) .ci/wheel.py compiled dist/*.whl
	rm -rf build/sdist/build/lib.* build/sdist/build/temp.* build/sdist/build/bdist.*
	CC=false $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist/plain build/sdist
	$(PY) .ci/wheel.py plain dist/plain/*.whl
	@touch $@

$(PLAIN)/bin/python:
	$(call new_venv,$(PLAIN))

# What the tests need is read from $(VENV); not the games, whose own .pth file is not looked at there.
SITES := import sysconfig; print(sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), sep="\n")
$(PLAIN)/.tested: $(VENV)/.tested | $(PLAIN)/bin/python
	@$(PY) -c '$(SITES)' > "$$($(PLAIN)/bin/python -c '$(SITES)' | head -n 1)/shared.pth"
	@touch $@

$(PLAIN)/.ready: dist/.built $(PLAIN)/.tested
	$(PLAIN)/bin/python -m pip -qq --disable-pip-version-check install --no-deps --force-reinstall dist/plain/*.whl
	@touch $@
