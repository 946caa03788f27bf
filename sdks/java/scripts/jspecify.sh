#!/bin/sh
# Prints the path of the JSpecify annotations, which the compiler needs and nobody else; Maven fetches them once.
set -eu
version=1.0.0
file="$HOME/.m2/repository/org/jspecify/jspecify/$version/jspecify-$version.jar"
if [ ! -e "$file" ]; then
  command -v mvn >/dev/null || { echo "mvn is missing: install Maven (Debian: maven openjdk-17-jdk-headless)" >&2; exit 1; }
  folder="$(cd "$(dirname "$0")/.." && pwd)/build/tools"
  file="$folder/jspecify-$version.jar"
  [ -e "$file" ] || mvn -q -B -ntp dependency:copy -Dartifact="org.jspecify:jspecify:$version" -DoutputDirectory="$folder" >&2
fi
echo "$file"
