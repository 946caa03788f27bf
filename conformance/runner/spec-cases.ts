/**
 * Cases generated from the API description, beside the scored ones: every operation once as its examples show it, with
 * the least and the most that can be sent, and every error answer that it documents. They prove breadth, not judgement, so they are no part of the score.
 */
import type { Case } from "./case-file.ts";
import { classOf } from "./error-classes.ts";
import { exampleAnswer, exampleRequest, operations, type SpecOperation } from "./spec-examples.ts";
import { argumentsOf, bodyOnWire, made, successOf, targetOf } from "./spec-calls.ts";
import { fieldCases } from "./spec-fields.ts";
import { isRecord } from "./values.ts";

function roundTrip(operation: SpecOperation): Case {
  const { id, method, path, success } = operation;
  if (operation.needsWidgetToken) {
    return made(
      operation,
      "refused",
      `${id} without the token that it needs is refused before anything is sent.`,
      {
        steps: [
          {
            call: id,
            args: argumentsOf(operation, exampleRequest(operation.id)),
            // The token is an argument of the method where the language can demand it, else of the client.
            expect: { err: { class: { $matches: "^(Argument|Configuration)$" } } },
          },
        ],
      },
    );
  }
  const body = exampleRequest(id);
  return made(operation, "example", `${id} as the examples of the description show it.`, {
    steps: [
      {
        call: id,
        args: argumentsOf(operation, exampleRequest(operation.id)),
        faults: [{ respond: successOf(operation) }],
        expect: { ok: { $any: 1 }, meta: { $partial: true, status: success, attempts: 1 } },
      },
    ],
    wire: [
      {
        method,
        target: { $matches: targetOf(path) },
        ...(isRecord(body) ? { json: bodyOnWire(body) } : {}),
      },
    ],
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
      args: argumentsOf(operation, exampleRequest(operation.id)),
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
      .flatMap((operation) => [
        roundTrip(operation),
        ...fieldCases(operation),
        ...refusals(operation),
      ])
  );
}
