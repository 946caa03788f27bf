/**
 * Cases generated from the API description, beside the scored ones: every operation once as its examples show it, and every
 * error answer that it documents. They prove breadth, not judgement, so they are no part of the score.
 */
import type { Case } from "./case-file.ts";
import { exampleAnswer, exampleRequest, operations, type SpecOperation } from "./spec-examples.ts";
import { isRecord } from "./values.ts";

const session = "svs_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1";
const classes: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Authentication",
  402: "PaymentRequired",
  403: "PermissionDenied",
  404: "NotFound",
  409: "Conflict",
  422: "UnprocessableEntity",
  429: "RateLimit",
};

function classOf(status: number): string {
  return classes[status] ?? (status >= 500 ? "Server" : "Api");
}

function arguments_(operation: SpecOperation): Record<string, unknown> {
  const body = exampleRequest(operation.id);
  return {
    path: Object.fromEntries(operation.pathNames.map((name) => [name, "x_1"])),
    ...(Object.keys(operation.required.query).length > 0
      ? { query: operation.required.query }
      : {}),
    ...(Object.keys(operation.required.header).length > 0
      ? { header: operation.required.header }
      : {}),
    ...(body === undefined ? {} : { body }),
  };
}

function made(operation: SpecOperation, tail: string, about: string, rest: Partial<Case>): Case {
  return {
    id: `spec.${operation.id.toLowerCase()}.${tail}`,
    suite: "generated",
    about,
    req: [`spec:${operation.pointer}`],
    needs: [],
    only: null,
    server: "none",
    seed: {},
    tls: null,
    forward: null,
    client: { maxRetries: 0, sessionToken: session },
    steps: [],
    wire: [],
    ledger: null,
    variables: {},
    ...rest,
  };
}

function roundTrip(operation: SpecOperation): Case {
  const { id, method, path, success } = operation;
  if (operation.needsWidgetToken) {
    return made(
      operation,
      "refused",
      `${id} without the token that it needs is refused before anything is sent.`,
      {
        steps: [{ call: id, args: arguments_(operation), expect: { err: { class: "Argument" } } }],
      },
    );
  }
  const target = path.replace(/\{[^}]+\}/g, "x_1");
  const pattern = `^${target.replace(/[.*+?^$()|[\]\\]/g, "\\$&")}(\\?.*)?$`;
  const answer =
    operation.media === "application/json"
      ? { status: success, example: id }
      : { status: success, text: "text" };
  const body = exampleRequest(id);
  return made(operation, "example", `${id} as the examples of the description show it.`, {
    steps: [
      {
        call: id,
        args: arguments_(operation),
        faults: [{ respond: success === 204 ? { status: 204 } : answer }],
        expect: { ok: { $any: 1 }, meta: { $partial: true, status: success, attempts: 1 } },
      },
    ],
    wire: [{ method, target: { $matches: pattern }, ...(isRecord(body) ? { json: body } : {}) }],
  });
}

function refusals(operation: SpecOperation): Case[] {
  if (operation.needsWidgetToken) return [];
  return operation.errors.flatMap((status) => {
    try {
      exampleAnswer(operation.id, status);
    } catch {
      return [];
    }
    const step = {
      call: operation.id,
      args: arguments_(operation),
      faults: [{ respond: { status, example: operation.id } }],
      expect: { err: { class: classOf(status), status, attempts: 1 } },
    };
    return [
      made(
        operation,
        `error-${status}`,
        `${operation.id} refused with ${status} as its example shows it.`,
        {
          req: [`spec:${operation.pointer}/responses/${status}`],
          steps: [step],
          wire: { attempts: 1 },
        },
      ),
    ];
  });
}

export function generatedCases(): Case[] {
  return (
    operations()
      // Streams have cases of their own; pages and scripts are for browsers, so the SDKs leave them out.
      .filter(({ media }) => !/^text\/(event-stream|html|javascript)$/.test(media))
      .flatMap((operation) => [roundTrip(operation), ...refusals(operation)])
  );
}
