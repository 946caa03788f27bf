/** For CI systems: a test case per change that is no note; unannounced breaking changes and unused approvals fail. */
import type { Diff } from "../diff.ts";

/** Characters that XML 1.0 (2.2) does not allow. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "&#10;");

export function toJunit({ changes, compared, unannounced, unused }: Diff): string {
  const failing = new Set(unannounced);
  const cases = [
    element("documents", "both sides were read", undefined),
    ...changes
      .filter((each) => each.severity !== "note")
      .map((each) =>
        element(
          each.rule,
          `${each.pointer}: ${each.text}`,
          failing.has(each) ? each.why : undefined,
        ),
      ),
    ...unused.map(({ id }) => element("unused-approval", id, "The approval covers no change.")),
  ];
  const { base, head } = compared;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escape(`specdiff ${base.version} ${head.version}`)}" tests="${cases.length}" failures="${unannounced.length + unused.length}">`,
    ...cases,
    "</testsuite>",
    "",
  ].join("\n");
}

function element(group: string, name: string, failure: string | undefined): string {
  const opening = `  <testcase classname="${escape(group)}" name="${escape(name)}"`;
  if (failure === undefined) return `${opening}/>`;
  return `${opening}><failure message="${escape(failure)}"/></testcase>`;
}
