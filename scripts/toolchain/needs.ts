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
    usedBy: "sdks/python and server-stub/fuzz: their tools live in a virtual environment",
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
    name: "C compiler",
    usedBy: "sdks/go: its tests run under the race detector, which needs cgo",
    probes: [
      ["gcc", "--version"],
      ["clang", "--version"],
    ],
    version: /(?:gcc|clang)[^\n]*?(\d+)\.(\d+)/,
    atLeast: [8, 0],
    debian: ["gcc", "libc6-dev"],
    elsewhere: "`xcode-select --install`",
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
  {
    name: "PHP zip",
    usedBy: "sdks/php: compresses its package",
    probes: [["php", "-r", "echo extension_loaded('zip') ? 'zip 1.0' : 'none';"]],
    version: /zip (\d+)\.(\d+)/,
    atLeast: [1, 0],
    debian: ["php-zip", "unzip"],
    elsewhere: "it is part of PHP from Homebrew",
  },
  {
    name: "PHPUnit",
    usedBy: "sdks/php: its tests",
    probes: [["phpunit", "--version"]],
    version: /PHPUnit (\d+)\.(\d+)/,
    atLeast: [9, 6],
    debian: ["phpunit"],
    elsewhere: "`brew install phpunit`",
  },
  {
    name: "PHP_CodeSniffer",
    usedBy: "sdks/php: its style",
    probes: [["phpcs", "--version"]],
    version: /version (\d+)\.(\d+)/,
    atLeast: [3, 7],
    debian: ["php-codesniffer"],
    elsewhere: "`brew install php-code-sniffer`",
  },
  {
    name: "Composer",
    usedBy: "sdks/php: its package",
    probes: [["composer", "--version", "--no-interaction"]],
    version: /version (\d+)\.(\d+)/,
    atLeast: [2, 5],
    debian: ["composer"],
    elsewhere: "`brew install composer`",
  },
  {
    name: "PSR-18 clients",
    usedBy: "sdks/php: the adapter is tested over Guzzle and Symfony's client",
    probes: [
      [
        "php",
        "-r",
        "foreach (['GuzzleHttp', 'Symfony/Component/HttpClient', 'Nyholm/Psr7', 'Psr/Log'] as $part) is_file(\"/usr/share/php/$part/autoload.php\") || exit(1); echo 'clients 1.0';",
      ],
    ],
    version: /clients (\d+)\.(\d+)/,
    atLeast: [1, 0],
    debian: [
      "php-guzzlehttp-guzzle",
      "php-symfony-http-client",
      "php-nyholm-psr7",
      "php-psr-log",
      "php-mbstring",
    ],
    elsewhere: "composer require them in sdks/php, whose tests prefer vendor/ where it is there",
  },
  {
    name: "Ruby",
    usedBy: "sdks/ruby and its conformance driver",
    probes: [["ruby", "--version"]],
    version: /ruby (\d+)\.(\d+)/,
    atLeast: [3, 1],
    debian: ["ruby"],
    elsewhere: "ruby-lang.org, or `brew install ruby`",
  },
  {
    name: "RBS",
    usedBy: "sdks/ruby: its signatures, validated and checked at run time",
    probes: [["ruby", "-e", "require 'rbs'; puts \"RBS #{RBS::VERSION}\""]],
    version: /RBS (\d+)\.(\d+)/,
    atLeast: [2, 1],
    debian: ["ruby"],
    elsewhere: "it is part of Ruby, or `gem install rbs`",
  },
  {
    name: "minitest",
    usedBy: "sdks/ruby: its tests",
    probes: [["ruby", "-e", "require 'minitest'; puts \"minitest #{Minitest::VERSION}\""]],
    version: /minitest (\d+)\.(\d+)/,
    atLeast: [5, 15],
    debian: ["ruby-minitest"],
    elsewhere: "it is part of Ruby, or `gem install minitest`",
  },
  {
    name: "RuboCop",
    usedBy: "sdks/ruby: its linter",
    probes: [["rubocop", "--version"]],
    version: /(\d+)\.(\d+)/,
    atLeast: [1, 39],
    debian: ["rubocop"],
    elsewhere: "`gem install rubocop`",
  },
  {
    name: "Chromium",
    usedBy: "server-stub: its pages are tested in a real browser",
    probes: [
      ["chromium", "--version"],
      ["chromium-browser", "--version"],
      ["google-chrome", "--version"],
      ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "--version"],
    ],
    version: /(?:Chromium|Chrome) (\d+)\.(\d+)/,
    atLeast: [120, 0],
    debian: ["chromium"],
    elsewhere: "google.com/chrome, or `brew install --cask google-chrome`",
  },
  {
    name: "Noto fonts",
    usedBy: "server-stub: pictures of pages in Arabic",
    probes: [
      ["sh", "-c", 'fc-list | grep -qi "Noto Sans Arabic" && echo "Noto 1.0"'],
      ["sh", "-c", '[ "$(uname)" = Darwin ] && echo "Noto 1.0"'],
    ],
    version: /Noto (\d+)\.(\d+)/,
    atLeast: [1, 0],
    debian: ["fonts-noto-core", "fontconfig"],
    elsewhere: "fonts.google.com/noto (macOS brings an Arabic face of its own)",
  },
];
