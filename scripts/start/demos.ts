/** One payment per SDK, from its own demo program, run from source with nothing installed but the language. */
import type { Tool } from "./tools.ts";

export type Demo = {
  readonly name: string;
  readonly tool: Tool;
  readonly cwd: string;
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
};

export const demos: readonly Demo[] = [
  {
    name: "TypeScript",
    tool: {
      name: "Node.js 24",
      probe: ["node", "--version"],
      version: /v(\d+)\.(\d+)/,
      atLeast: [24, 0],
      howToGet: "`npm ci` brings it.",
    },
    cwd: "sdks/typescript",
    command: ["node", "demo/pay.ts"],
    env: {},
  },
  {
    name: "Python",
    tool: {
      name: "Python 3.10 or newer",
      probe: ["python3", "--version"],
      version: /Python (\d+)\.(\d+)/,
      atLeast: [3, 10],
      howToGet: "Debian: apt-get install python3; macOS: brew install python.",
    },
    cwd: "sdks/python",
    command: ["python3", "demo/pay.py"],
    env: { PYTHONPATH: "src", PYTHONDONTWRITEBYTECODE: "1" },
  },
  {
    name: "Go",
    tool: {
      name: "Go 1.24 or newer",
      probe: ["go", "version"],
      version: /go(\d+)\.(\d+)/,
      atLeast: [1, 24],
      howToGet: "go.dev/dl; Debian 13: apt-get install golang-go; macOS: brew install go.",
    },
    cwd: "sdks/go",
    command: ["go", "run", "./demo"],
    env: {},
  },
  {
    name: "Java",
    tool: {
      name: "a Java JDK 17 or newer",
      probe: ["javac", "-version"],
      version: /javac (\d+)\.(\d+)/,
      atLeast: [17, 0],
      howToGet: "Debian: apt-get install openjdk-17-jdk-headless; macOS: brew install openjdk@17.",
    },
    cwd: "sdks/java",
    command: ["sh", "scripts/demo.sh"],
    env: {},
  },
  {
    name: "PHP",
    tool: {
      name: "PHP 8.2 or newer with ext-curl",
      probe: ["php", "-r", "echo extension_loaded('curl') ? 'PHP '.PHP_VERSION : 'no curl';"],
      version: /PHP (\d+)\.(\d+)/,
      atLeast: [8, 2],
      howToGet: "Debian: apt-get install php-cli php-curl; macOS: brew install php.",
    },
    cwd: "sdks/php",
    command: ["php", "demo/pay.php"],
    env: {},
  },
  {
    name: "Ruby",
    tool: {
      name: "Ruby 3.1 or newer",
      probe: ["ruby", "--version"],
      version: /ruby (\d+)\.(\d+)/,
      atLeast: [3, 1],
      howToGet: "Debian: apt-get install ruby; macOS: brew install ruby.",
    },
    cwd: "sdks/ruby",
    command: ["ruby", "demo/pay.rb"],
    env: {},
  },
];
