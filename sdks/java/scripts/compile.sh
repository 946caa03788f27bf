#!/bin/sh
# Compiles the library into target/classes with every warning of javac an error; does nothing when nothing has changed.
set -eu
cd "$(dirname "$0")/.."
command -v javac >/dev/null || { echo "javac is missing: install a JDK 17 or newer (Debian: openjdk-17-jdk-headless)" >&2; exit 1; }
if [ -e target/stamp ] && [ -z "$(find src/main src/generated -name '*.java' -newer target/stamp | head -n 1)" ]; then
  exit 0
fi
rm -rf target/classes target/stamp
mkdir -p target/classes
find src/main src/generated -name '*.java' > target/sources
javac --release 11 -encoding UTF-8 -Xlint:all -Werror -Xdoclint:all,-missing -d target/classes @target/sources
touch target/stamp
