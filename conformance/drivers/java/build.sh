#!/bin/sh
# Compiles the SDK, then the driver against it, each only if a source has changed.
set -eu
cd "$(dirname "$0")"
sdk=../../../sdks/java
sh "$sdk/scripts/compile.sh"
out="$sdk/build/driver"
if [ -e "$out/stamp" ] && [ -z "$(find "$sdk/build/stamp" src generated -newer "$out/stamp" | head -n 1)" ]; then
  exit 0
fi
rm -rf "$out"
mkdir -p "$out"
javac --release 11 -encoding UTF-8 -Xlint:all,-removal,-deprecation -Werror -proc:none \
  -cp "$sdk/build/classes:$(sh "$sdk/scripts/jspecify.sh")" -d "$out" src/*.java generated/*.java
touch "$out/stamp"
