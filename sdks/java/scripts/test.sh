#!/bin/sh
# Runs the tests with Maven; fails clearly without it.
set -eu
cd "$(dirname "$0")/.."
command -v mvn >/dev/null || { echo "mvn is missing: install Maven (Debian: maven openjdk-17-jdk-headless)" >&2; exit 1; }
exec mvn -q -B -ntp "$@"
