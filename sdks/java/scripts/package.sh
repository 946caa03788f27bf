#!/bin/sh
# Builds target/njia-java-<version>.jar with its sources, documentation, project file and bill of materials, and checks the
# project file against what Maven Central insists on (central.sonatype.org, requirements).
set -eu
cd "$(dirname "$0")/.."
command -v mvn >/dev/null || { echo "mvn is missing: install Maven (Debian: maven openjdk-17-jdk-headless)" >&2; exit 1; }
rm -f target/njia-java-*
mvn -q -B -ntp -Pdist -DskipTests -Djacoco.skip=true package
version="$(sed -n 's:^    <version>\(.*\)</version>$:\1:p' pom.xml | head -n 1)"
cp pom.xml "target/njia-java-$version.pom"
for part in name description url licenses developers scm; do
  grep -q "^    <$part>" pom.xml || { echo "pom.xml lacks <$part>, which Maven Central insists on" >&2; exit 1; }
done
for file in ".jar" "-sources.jar" "-javadoc.jar" ".pom"; do
  [ -s "target/njia-java-$version$file" ] || { echo "target/njia-java-$version$file was not built" >&2; exit 1; }
done
# The guide asks for 1.5 MB; what 154 operations and 300 types take today is in spec/DECISIONS.md.
limit=2000000
size="$(wc -c < "target/njia-java-$version.jar")"
[ "$size" -le "$limit" ] || { echo "the jar has $size octets, more than $limit" >&2; exit 1; }
echo "packaged njia-java $version: $size octets"
