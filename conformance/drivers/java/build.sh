#!/bin/sh
# Compiles SDK and driver into target/classes, only if a source is newer than the last time.
set -eu
cd "$(dirname "$0")"
sdk=../../../sdks/java
command -v javac >/dev/null || { echo "javac is missing: install a JDK 17 or newer" >&2; exit 1; }
if [ -e target/stamp ] && [ -z "$(find "$sdk/src/main" "$sdk/src/generated" src generated -name '*.java' -newer target/stamp | head -1)" ]; then
  exit 0
fi
rm -rf target
mkdir -p target/classes
find "$sdk/src/main/java/dev" "$sdk/src/generated" src generated -name '*.java' > target/sources
javac --release 11 -nowarn -d target/classes @target/sources
touch target/stamp
