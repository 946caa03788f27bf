/**
 * Generated cases about single members: the least and the most that an operation can be sent, each optional member alone,
 * each variant of a union, each value of an enum in requests, in queries and in answers.
 */
import type { Case } from "./case-file.ts";
import { argumentsOf, bodyOnWire, made, successOf, targetOf } from "./spec-calls.ts";
import { exampleAnswer, node, type Node, type SpecOperation } from "./spec-examples.ts";
import { enumOf, flat, propertiesOf, requiredOf, valueOf, variantsOf } from "./spec-values.ts";
import { isRecord } from "./values.ts";

export function fieldCases(operation: SpecOperation): Case[] {
  if (operation.needsWidgetToken) return [];
  const body = operation.request === null ? null : flat(operation.request);
  return [
    ...(body === null ? [] : bodyCases(operation, body)),
    ...queryCases(operation),
    ...answerCases(operation),
  ];
}

const word = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "empty";

/** The call with that body arrives as just that body. */
function sent(operation: SpecOperation, tail: string, about: string, body: unknown): Case {
  const { id, method, path, success } = operation;
  return made(operation, tail, about, {
    steps: [
      {
        call: id,
        args: argumentsOf(operation, body),
        faults: [{ respond: successOf(operation) }],
        expect: { ok: { $any: 1 }, meta: { $partial: true, status: success, attempts: 1 } },
      },
    ],
    wire: [{ method, target: { $matches: targetOf(path) }, json: bodyOnWire(body) }],
  });
}

function bodyCases(operation: SpecOperation, body: Node): Case[] {
  const { id } = operation;
  const least = node(valueOf(body, "least"));
  const properties = propertiesOf(body);
  const required = new Set(requiredOf(body));
  const optional = Object.keys(properties).filter((name) => !required.has(name));
  return [
    sent(operation, "least", `${id} with no more than what is required.`, least),
    ...(optional.length === 0
      ? []
      : [sent(operation, "most", `${id} with every member there is.`, valueOf(body, "all"))]),
    ...optional.map((name) =>
      sent(operation, `only-${word(name)}`, `${id} with ${name} as its one optional member.`, {
        ...least,
        [name]: valueOf(properties[name], "least"),
      }),
    ),
    ...Object.entries(properties).flatMap(([name, schema]) => [
      ...enumOf(schema).map((value) =>
        sent(operation, `${word(name)}-${word(value)}`, `${id} with ${name} ${String(value)}.`, {
          ...least,
          [name]: value,
        }),
      ),
      ...(variantsOf(schema).length < 2 ? [] : variantsOf(schema)).map((variant, at) =>
        sent(operation, `${word(name)}-variant-${at}`, `${id} with variant ${at} of ${name}.`, {
          ...least,
          [name]: valueOf(variant, "all"),
        }),
      ),
    ]),
  ];
}

/** The call with these query values has each of them in its target, and no others. */
function asked(
  operation: SpecOperation,
  tail: string,
  about: string,
  query: Readonly<Record<string, unknown>>,
): Case {
  const { id, method, path } = operation;
  const all = { ...operation.required.query, ...query };
  const each = Object.keys(all).map((name) => `(?=(.*&)?${name}(%5B%5D|\\[\\])?=)`);
  const body = operation.request === null ? undefined : valueOf(operation.request, "least");
  return made(operation, tail, about, {
    steps: [
      {
        call: id,
        args: { ...argumentsOf(operation, body), query: all },
        faults: [{ respond: successOf(operation) }],
        expect: { ok: { $any: 1 }, meta: { $partial: true, attempts: 1 } },
      },
    ],
    wire: [
      {
        method,
        target: {
          $matches: targetOf(path, `${each.join("")}[^&]+(&[^&]+){${each.length - 1}}`).replace(
            /\)\?\$$/,
            ")$",
          ),
        },
      },
    ],
  });
}

function queryCases(operation: SpecOperation): Case[] {
  const { id, optionalQuery } = operation;
  if (optionalQuery.length === 0) return [];
  const all = Object.fromEntries(
    optionalQuery.map(({ name, schema }) => [name, valueOf(schema, "all")]),
  );
  return [
    asked(operation, "query-most", `${id} with every query parameter there is.`, all),
    ...optionalQuery.map(({ name, schema }) =>
      asked(operation, `query-${word(name)}`, `${id} with ${name} alone in its query.`, {
        [name]: valueOf(schema, "all"),
      }),
    ),
    ...optionalQuery.flatMap(({ name, schema }) =>
      enumOf(schema).map((value) =>
        asked(operation, `query-${word(name)}-${word(value)}`, `${id} for ${String(value)}.`, {
          [name]: value,
        }),
      ),
    ),
  ];
}

/** Each value that a member of the answer may have is given back as it came. */
function answerCases(operation: SpecOperation): Case[] {
  const { id, success, answer } = operation;
  if (answer === null || operation.media !== "application/json") return [];
  const shown = exampleAnswer(id, success);
  if (!isRecord(shown)) return [];
  const body = operation.request === null ? undefined : valueOf(operation.request, "least");
  return Object.entries(propertiesOf(flat(answer))).flatMap(([name, schema]) =>
    enumOf(schema).map((value) =>
      made(
        operation,
        `answer-${word(name)}-${word(value)}`,
        `${id} answered with ${name} ${String(value)}.`,
        {
          steps: [
            {
              call: id,
              args: argumentsOf(operation, body),
              faults: [{ respond: { status: success, example: id, patch: { [name]: value } } }],
              expect: { ok: { $partial: true, [name]: value } },
            },
          ],
          wire: { attempts: 1 },
        },
      ),
    ),
  );
}
