/**
 * Reads how many tests passed and failed out of the closing lines of the runners we use. A stage whose output holds no
 * such line counts as one check, by its exit code.
 */
export type Tally = { readonly passed: number; readonly failed: number };

type Reader = { readonly line: RegExp; readonly read: (match: RegExpExecArray) => Tally };

const count = (text: string | undefined): number => (text === undefined ? 0 : Number(text));

const readers: readonly Reader[] = [
  {
    // vitest: "Tests  1 failed | 12 passed (13)"
    line: /Tests\s+(?:(\d+) failed \| )?(\d+) passed/g,
    read: (match) => ({ failed: count(match[1]), passed: count(match[2]) }),
  },
  {
    // vitest with nothing passed: "Tests  2 failed (2)"
    line: /Tests\s+(\d+) failed \(/g,
    read: (match) => ({ failed: count(match[1]), passed: 0 }),
  },
  {
    // pytest: "==== 1 failed, 98 passed in 3.21s ====", or the bare form of -q
    line: /(?:(\d+) failed, )?(\d+) passed(?:, \d+ \w+)* in [\d.]+s/g,
    read: (match) => ({ failed: count(match[1]), passed: count(match[2]) }),
  },
  {
    // our own plain closing line: "conformance: 240 passed, 0 failed"
    line: /^(?:[^\n]*?\s)?[a-z:@/-]+: (\d+) passed, (\d+) failed$/gm,
    read: (match) => ({ passed: count(match[1]), failed: count(match[2]) }),
  },
  {
    // PHPUnit: "OK (306 tests, 6073 assertions)"
    line: /OK \((\d+) tests?, \d+ assertions?\)/g,
    read: (match) => ({ passed: count(match[1]), failed: 0 }),
  },
  {
    // PHPUnit with something red: "Tests: 91, Assertions: 377, Errors: 1, Failures: 2."
    line: /Tests: (\d+), Assertions: \d+(?:, Errors: (\d+))?(?:, Failures: (\d+))?/g,
    read: (match) => {
      const failed = count(match[2]) + count(match[3]);
      return { passed: count(match[1]) - failed, failed };
    },
  },
  {
    // node's test runner and prove-like summaries: "# pass 12" and "# fail 0"
    line: /# pass (\d+)\n(?:.*\n)?.*# fail (\d+)/g,
    read: (match) => ({ passed: count(match[1]), failed: count(match[2]) }),
  },
];

const colours = /\u001b\[[0-9;]*m/g;

export function tally(output: string, exitCode: number): Tally {
  const plain = output.replace(colours, "");
  let passed = 0;
  let failed = 0;
  for (const { line, read } of readers) {
    for (const match of plain.matchAll(line)) {
      const part = read(match);
      passed += part.passed;
      failed += part.failed;
    }
  }
  if (exitCode !== 0 && failed === 0) failed = 1;
  if (exitCode === 0 && passed === 0 && failed === 0) passed = 1;
  return { passed, failed };
}
