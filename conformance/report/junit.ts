/** junit.xml, for CI systems: a suite per column, a test case per case. */
import { resultsOf, type RunRecord } from "./run-record.ts";

const escape = (text: string): string =>
  text
    // XML 1.0 has no way to carry most control characters.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

export function junit(run: RunRecord): string {
  const suites = run.columns
    .filter((column) => column.kind !== "control")
    .map((column) => {
      const results = resultsOf(run, column.name);
      const failures = results.filter(
        (result) => result.status !== "pass" && result.status !== "unsupported",
      ).length;
      const skipped = results.filter((result) => result.status === "unsupported").length;
      const cases = results.map((result) => {
        const open = `<testcase classname="${escape(`${column.name}.${result.suite}`)}" name="${escape(result.id)}" time="${(result.ms / 1000).toFixed(3)}"`;
        if (result.status === "pass") return `    ${open}/>`;
        const tag = result.status === "unsupported" ? "skipped" : "failure";
        return `    ${open}><${tag} message="${escape(`${result.status}: ${result.reason}`)}"/></testcase>`;
      });
      return [
        `  <testsuite name="${escape(column.name)}" tests="${results.length}" failures="${failures}" skipped="${skipped}">`,
        ...cases,
        "  </testsuite>",
      ].join("\n");
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>\n`;
}
