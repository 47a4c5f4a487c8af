# Needs Python 3.11 or newer; everything else goes into .venv and web/node_modules, which each target sets up for
# itself. Only the tests in the browser need one more thing, Chromium, and say so.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play client setup check test test-full steady pythons lowest soak fmt types bench docs screenshots lock clean

PYTHON := .venv/bin/python
VENV := sh scripts/venv.sh
PARTS := dev plot nodes research cluster docs
CLIENT := sh scripts/client.sh
PYTEST := $(PYTHON) -m pytest -q -n auto

# Options for `mascarade serve`, as in: make play PLAY="--port 9000"
PLAY ?=

# How many times longer than in `make test-full` the soak searches.
SOAK ?= 10

# What `make steady` runs, how often and beside what, as in: make steady STEADY="tests/resilience/nodes --times 100 --load 4"
STEADY ?=

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 | \2/p' Makefile | awk -F '|' '{ printf "%-19s %s\n", $$1, $$2 }'

play: ## set up what playing needs, serve tables and open the page; options in PLAY="--port 9000"
	@exec sh scripts/play.sh $(PLAY)

client: ## build the browser client, as play does
	@$(VENV) base
	@$(CLIENT)

setup: ## install everything, tools for tests and benchmarks included
	@sh scripts/test.sh setup

check: ## run the static checks and the fast tests
	@sh scripts/test.sh check

test: ## run every check and every suite; this is what continuous integration runs
	@sh scripts/test.sh test

test-full: ## the same with every test and all examples
	@sh scripts/test.sh full

steady: ## run tests many times in random order beside a load, and add up what failed; see STEADY="--help"
	@$(VENV) $(PARTS)
	@$(PYTHON) -m scripts.steady $(STEADY)

pythons: ## run the fast tests with every Python from 3.11 on that is found here
	@sh scripts/pythons.sh

lowest: ## run the fast tests with the lowest versions of all dependencies that pyproject.toml allows
	@sh scripts/lowest.sh

fmt: ## format the code and mend what the linter can mend
	@$(VENV) $(PARTS)
	$(PYTHON) -m ruff check --fix-only
	$(PYTHON) -m ruff format
	$(CLIENT) run npm run --silent fmt

types: ## make web/src/api/protocol.ts anew from the service's schemas
	@$(VENV) base
	@mkdir -p build
	@$(PYTHON) scripts/schemas.py >build/schemas.json
	@$(CLIENT) run node scripts/types.mjs <build/schemas.json >build/protocol.ts
	@mv build/protocol.ts web/src/api/protocol.ts

soak: ## search for broken properties and leaks SOAK=10 times longer; a million games, a thousand kills
	@$(VENV) $(PARTS)
	MASCARADE_SOAK=$(SOAK) $(PYTEST) \
		tests/whole_games/properties tests/whole_games/reference tests/whole_games/parity/test_parity.py tests/secrecy
	MASCARADE_SOAK=$(SOAK) $(PYTHON) -m pytest -q tests/resilience/kills tests/resilience/nodes

bench: .bench/.ready ## run every benchmark
	@$(VENV) plot research nodes
	@for bench in benchmarks/bench_*.py; do \
		[ -e "$$bench" ] || { echo "There are no benchmarks yet." >&2; exit 1; }; \
		echo "== $$bench"; \
		$(PYTHON) "$$bench" || exit 1; \
	done

# Peers that are only measured against have an environment of their own. Without a network, bench goes without.
.bench/.ready: benchmarks/peers.txt
	@$(VENV) plot research nodes
	@rm -rf .bench
	@if $(PYTHON) -m venv .bench && .bench/bin/python -m pip install -q -r benchmarks/peers.txt; \
		then touch .bench/.ready; \
		else echo "The peers of benchmarks/peers.txt could not be installed: they are not measured." >&2; rm -rf .bench; fi

docs: ## build the documentation site into build/docs
	@sh scripts/docs.sh

screenshots: ## draw the picture in the README anew, and every screen of the client into build/screenshots
	@$(VENV) $(PARTS)
	@$(CLIENT)
	@$(PYTHON) scripts/terminal.py
	@$(PYTHON) -m scripts.screenshots

lock: ## remake constraints.txt from the newest versions
	@$(VENV) lock

clean: ## remove .venv, packages, caches and builds
	rm -rf .venv .bench web/node_modules src/mascarade/server/client dist build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || :
