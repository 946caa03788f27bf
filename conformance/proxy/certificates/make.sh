#!/bin/sh
# Makes the certificates of the TLS cases: an authority that the cases trust, one that they do not, and servers and clients
# of both. They guard nothing: the keys are public on purpose, and valid for a hundred years so that no case expires.
set -eu
cd "$(dirname "$0")"
ec() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1.key" 2>/dev/null; }
authority() {
  ec "$1"
  openssl req -new -x509 -key "$1.key" -subj "/CN=$2" -days 36500 -out "$1.pem" \
    -addext "basicConstraints=critical,CA:TRUE" -addext "keyUsage=critical,keyCertSign,cRLSign"
}
# leaf NAME AUTHORITY EXTENSIONS DATES...
leaf() {
  name=$1 by=$2 extensions=$3
  shift 3
  ec "$name"
  openssl req -new -key "$name.key" -subj "/CN=$name" -out "$name.csr"
  printf '%s\n' "$extensions" > "$name.ext"
  rm -rf db && mkdir db && : > db/index && openssl rand -hex 8 > db/serial
  openssl ca -batch -config ca.cnf -notext -cert "$by.pem" -keyfile "$by.key" -in "$name.csr" -extfile "$name.ext" -out "$name.pem" "$@" 2>/dev/null
  rm -rf db "$name.csr" "$name.ext"
}
cat > ca.cnf <<'CNF'
[ca]
default_ca = it
[it]
database = db/index
serial = db/serial
new_certs_dir = db
default_md = sha256
policy = any
unique_subject = no
[any]
commonName = supplied
CNF
long="-startdate 20200101000000Z -enddate 21200101000000Z"
here="subjectAltName=IP:127.0.0.1,DNS:localhost"
authority trusted "Conformance authority"
authority stranger "Authority that nobody trusts"
leaf good trusted "$here" $long
leaf other-host trusted "subjectAltName=DNS:elsewhere.invalid" $long
leaf no-names trusted "keyUsage=digitalSignature" $long
leaf expired trusted "$here" -startdate 20000101000000Z -enddate 20010101000000Z
leaf not-yet trusted "$here" -startdate 21000101000000Z -enddate 21200101000000Z
leaf unknown stranger "$here" $long
leaf intermediate trusted "basicConstraints=critical,CA:TRUE" $long
leaf chained intermediate "$here" $long
leaf client trusted "extendedKeyUsage=clientAuth" $long
leaf stranger-client stranger "extendedKeyUsage=clientAuth" $long
leaf wrong-use trusted "$here
extendedKeyUsage=clientAuth" $long
cat chained.pem intermediate.pem > chain.pem
cp chained.key chain.key
ec self-signed
openssl req -new -x509 -key self-signed.key -subj "/CN=self-signed" -days 36500 -out self-signed.pem -addext "$here"
rm -f trusted.key stranger.key intermediate.key intermediate.pem ca.cnf
