#!/bin/sh
# Compiles what has changed, then makes one payment: NJIA_BASE_URL and NJIA_API_KEY say where and as whom.
set -eu
cd "$(dirname "$0")/.."
sh scripts/compile.sh
mkdir -p build/demo
javac --release 11 -cp build/classes -d build/demo demo/Demo.java
exec java -cp build/classes:build/demo Demo
