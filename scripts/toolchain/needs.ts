/**
 * What the project's tests need from the machine beside Node, as data: how to see it, the least version, and the
 * Debian packages that bring it. Each need names who uses it, so that a message can say why it is asked for.
 */
export type Need = {
  readonly name: string;
  readonly usedBy: string;
  /** Candidates tried in order; the first whose output matches `version` counts. */
  readonly probes: readonly (readonly [command: string, ...args: string[]])[];
  readonly version: RegExp;
  readonly atLeast: readonly [major: number, minor: number];
  readonly debian: readonly string[];
  readonly elsewhere: string;
};

export const needs: readonly Need[] = [
  {
    name: "Python",
    usedBy: "sdks/python and its conformance driver",
    probes: [["python3", "--version"]],
    version: /Python (\d+)\.(\d+)/,
    atLeast: [3, 10],
    debian: ["python3", "python3-venv"],
    elsewhere: "python.org, or `brew install python`",
  },
  {
    name: "Python venv",
    usedBy: "sdks/python: its tools live in a virtual environment",
    probes: [["python3", "-c", "import venv, ensurepip; print('venv 1.0')"]],
    version: /venv (\d+)\.(\d+)/,
    atLeast: [1, 0],
    debian: ["python3-venv"],
    elsewhere: "it is part of Python from python.org and Homebrew",
  },
  {
    name: "PostgreSQL server",
    usedBy: "server-stub and conformance: concurrency is only proved on a real server",
    probes: [
      ["/usr/lib/postgresql/15/bin/postgres", "--version"],
      ["/usr/lib/postgresql/17/bin/postgres", "--version"],
      ["/usr/lib/postgresql/16/bin/postgres", "--version"],
      ["postgres", "--version"],
      ["/opt/homebrew/opt/postgresql@15/bin/postgres", "--version"],
    ],
    version: /PostgreSQL\) (\d+)\.(\d+)/,
    atLeast: [15, 0],
    debian: ["postgresql"],
    elsewhere: "`brew install postgresql@15`",
  },
  {
    name: "Go",
    usedBy: "sdks/go and its conformance driver",
    probes: [
      ["go", "version"],
      ["/usr/local/go/bin/go", "version"],
    ],
    version: /go(\d+)\.(\d+)/,
    atLeast: [1, 24],
    debian: ["golang-go"],
    elsewhere: "go.dev/dl (Debian 12's own package is too old), or `brew install go`",
  },
  {
    name: "Java JDK",
    usedBy: "sdks/java and its conformance driver",
    probes: [["javac", "-version"]],
    version: /javac (\d+)\.(\d+)/,
    atLeast: [17, 0],
    debian: ["openjdk-17-jdk-headless"],
    elsewhere: "`brew install openjdk@17`",
  },
  {
    name: "Maven",
    usedBy: "sdks/java",
    probes: [["mvn", "--version"]],
    version: /Apache Maven (\d+)\.(\d+)/,
    atLeast: [3, 8],
    debian: ["maven"],
    elsewhere: "`brew install maven`",
  },
  {
    name: "PHP",
    usedBy: "sdks/php and its conformance driver",
    probes: [["php", "-r", "echo 'PHP ', PHP_VERSION;"]],
    version: /PHP (\d+)\.(\d+)/,
    atLeast: [8, 2],
    debian: ["php-cli"],
    elsewhere: "`brew install php`",
  },
  {
    name: "PHP curl",
    usedBy: "sdks/php: its transport",
    probes: [["php", "-r", "echo extension_loaded('curl') ? 'curl 1.0' : 'none';"]],
    version: /curl (\d+)\.(\d+)/,
    atLeast: [1, 0],
    debian: ["php-curl"],
    elsewhere: "it is part of PHP from Homebrew",
  },
];
