/** Compares what a step returned with what the case expects of it. */
import type { Expectation } from "./case-file.ts";
import { match, type Mismatch } from "./match.ts";
import type { Observed } from "./steps.ts";
import { substitute, type Variables } from "./values.ts";

/** Computed waits may differ by half a millisecond where a language keeps time in other units. */
const sleepToleranceMs = 0.5;

export function judge(
  expect: Expectation,
  seen: Observed,
  variables: Variables,
  at: string,
): Mismatch[] {
  const tagged = { variables, tagged: true };
  const plain = { variables, tagged: false };
  const { reply } = seen;
  const found: Mismatch[] = [];
  const wanted = finalTypes(expect);
  if (!wanted.includes(reply.type)) {
    const told =
      reply.type === "err" ? `err ${reply.error.class}: ${reply.error.message}` : reply.type;
    return [{ at, message: `expected ${wanted.join(" or ")}, got ${told}` }];
  }
  if (reply.type === "ok" && "ok" in expect)
    found.push(...match(expect.ok, reply.value, tagged, `${at}/ok`));
  if (reply.type === "ok" && "meta" in expect)
    found.push(...match(expect.meta, reply.meta, plain, `${at}/meta`));
  if (reply.type === "err" && "err" in expect)
    found.push(...match(partial(expect.err), reply.error, plain, `${at}/err`));
  if (reply.type === "end" && "end" in expect)
    found.push(...match(expect.end, reply.resumeCursor, plain, `${at}/end`));
  if (reply.type === "event" && "event" in expect) {
    found.push(
      ...match(expect.event, { event: reply.event, known: reply.known }, tagged, `${at}/event`),
    );
  }
  if (reply.type === "signed" && "signed" in expect)
    found.push(...match(expect.signed, reply.headers, plain, `${at}/signed`));
  if (reply.type === "text" && "text" in expect)
    found.push(...match(expect.text, reply.text, plain, `${at}/text`));
  if ("items" in expect) found.push(...match(expect.items, seen.items, tagged, `${at}/items`));
  if ("hooks" in expect) found.push(...match(expect.hooks, seen.hooks, plain, `${at}/hooks`));
  if ("logs" in expect)
    found.push(...match(expect.logs, seen.logs.join("\n"), plain, `${at}/logs`));
  found.push(...judgeWaits(expect, seen, variables, at), ...judgeTime(expect, seen, at));
  return found;
}

/** Errors carry a dozen members; a case names the ones it is about. */
function partial(expected: unknown): unknown {
  return typeof expected === "object" && expected !== null
    ? { $partial: true, ...expected }
    : expected;
}

function finalTypes(expect: Expectation): readonly string[] {
  if ("items" in expect && !("err" in expect)) return ["end"];
  const types = (["ok", "err", "end", "event", "signed", "text"] as const).filter(
    (key) => key in expect,
  );
  if (expect.opened === true) return ["opened"];
  return types.length > 0 ? types : ["ok"];
}

const isWait = (value: unknown): boolean => value !== 0;

/**
 * A case that does not speak of waits expects none; `any`: the server may ask for waits of its own. A wait of nothing is
 * none: some runtimes report it, some do not.
 */
function judgeWaits(
  expect: Expectation,
  seen: Observed,
  variables: Variables,
  at: string,
): Mismatch[] {
  if (expect.slept === "any") return [];
  const want = (substitute(expect.slept ?? [], variables) as unknown[]).filter(isWait);
  const slept = seen.slept.filter(isWait);
  if (want.length !== slept.length) {
    return [
      {
        at: `${at}/slept`,
        message: `expected ${JSON.stringify(want)}, got ${JSON.stringify(slept)}`,
      },
    ];
  }
  return want.flatMap((value, index) => {
    const got = slept[index] ?? Number.NaN;
    const [low, high] = Array.isArray(value)
      ? (value as [number, number])
      : [Number(value), Number(value)];
    const inside = got >= low - sleepToleranceMs && got <= high + sleepToleranceMs;
    return inside
      ? []
      : [
          {
            at: `${at}/slept/${index}`,
            message: `expected ${JSON.stringify(value)} ms, got ${got} ms`,
          },
        ];
  });
}

function judgeTime(expect: Expectation, seen: Observed, at: string): Mismatch[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = expect.elapsedMs ?? {};
  if (seen.elapsedMs >= min && seen.elapsedMs <= max) return [];
  return [
    {
      at: `${at}/elapsedMs`,
      message: `expected ${min}..${max} ms, took ${seen.elapsedMs.toFixed(0)} ms`,
    },
  ];
}
