#!/bin/sh
# Compiles the library with javac alone into build/classes, for the demo and the conformance driver; does nothing when nothing
# has changed. Maven has its own folder (target) and its own, stricter compiler, so that both can run at once.
set -eu
cd "$(dirname "$0")/.."
command -v javac >/dev/null || { echo "javac is missing: install a JDK 17 or newer (Debian: openjdk-17-jdk-headless)" >&2; exit 1; }
if [ -e build/stamp ] && [ -z "$(find src/main src/generated -newer build/stamp -type f | head -n 1)" ]; then
  exit 0
fi
jspecify="$(sh scripts/jspecify.sh)"
rm -rf build/classes build/stamp
mkdir -p build/classes
find src/main src/generated -name '*.java' > build/sources
javac --release 11 -encoding UTF-8 -Xlint:all,-exports -Werror -proc:none -p "$jspecify" -d build/classes @build/sources
cp -R src/generated/resources/. build/classes
touch build/stamp
