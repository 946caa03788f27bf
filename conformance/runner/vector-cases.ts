/** Vectors as cases: a webhook is one `unwrap` step with nothing sent, a path and a number are one call each. */
import { readFileSync } from "node:fs";
import type { Vector } from "../vectors/make-webhooks.ts";
import type { Case } from "./case-file.ts";
import { plain } from "./plain-case.ts";

type PathVector = { readonly id: string; readonly value: string; readonly segment: string };
type NumberVector = {
  readonly id: string;
  readonly digits: string;
  readonly exactInDouble: boolean;
};

function read<File>(name: string): File {
  return JSON.parse(
    readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), "utf8"),
  ) as File;
}

const once = { $partial: true, attempts: 1 };

function requirement(vector: Vector): string {
  if (vector.id.includes("tolerance") || vector.id.includes("time")) return "contract:9/tolerance";
  if (vector.id.includes("two-")) return "contract:9/rotation";
  if (vector.id.includes("event.unknown")) return "contract:9/unknown-event";
  return vector.id.endsWith(".flat") ? "contract:9/flat" : "contract:9/verify";
}

function webhookCases(): Case[] {
  const { vectors } = read<{ vectors: readonly Vector[] }>("webhooks");
  return vectors.map((vector) => ({
    id: vector.id,
    suite: "webhooks",
    about: vector.about,
    req: [requirement(vector), ...(/\.event\.|\.flat$/.test(vector.id) ? ["trap:T21"] : [])],
    ...plain,
    steps: [
      {
        unwrap: {
          payload: vector.payloadBase64,
          headers: vector.headers,
          secrets: vector.secrets,
          nowMs: vector.nowSeconds * 1000,
          toleranceS: vector.toleranceSeconds,
        },
        expect: vector.valid
          ? {
              event: {
                $partial: true,
                known: vector.known,
                event: { $partial: true, type: vector.type },
              },
            }
          : { err: { class: vector.refusedAs === "decoding" ? "Decoding" : "WebhookSignature" } },
      },
    ],
  }));
}

/** The segment, in which the characters that may stay raw are either escaped or as they are. */
function segmentPattern(segment: string, mayStayRaw: string): string {
  const raw = new Map(
    [...mayStayRaw].map((letter) => [
      `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
      letter,
    ]),
  );
  return segment.replace(/[.~]/g, "\\$&").replace(/%[0-9A-F]{2}/g, (code) => {
    const letter = raw.get(code);
    const either = `%[${code[1]}${code[1]?.toLowerCase()}][${code[2]}${code[2]?.toLowerCase()}]`;
    return letter === undefined ? either : `(${either}|\\${letter})`;
  });
}

function pathCases(): Case[] {
  const { vectors, mayStayRaw } = read<{
    vectors: readonly PathVector[];
    mayStayRaw: string;
  }>("paths");
  return vectors.map(({ id, value, segment }) => ({
    id: `vector.${id}`,
    suite: "encoding",
    about: `The value ${JSON.stringify(value)} is one segment of a path.`,
    req: ["spec:/paths/~1v1~1payments~1{id}/get"],
    ...plain,
    steps: [
      {
        call: "getPayment",
        args: { path: { id: value } },
        faults: [{ respond: { status: 200, example: "getPayment" } }],
        expect: { ok: { $partial: true, object: "payment" }, meta: once },
      },
    ],
    wire: [
      {
        method: "GET",
        target: { $matches: `^/v1/payments/${segmentPattern(segment, mayStayRaw)}$` },
      },
    ],
  }));
}

function numberCases(): Case[] {
  const { vectors } = read<{ vectors: readonly NumberVector[] }>("numbers");
  return vectors.flatMap(({ id, digits, exactInDouble }) => {
    const patch = { amountMinorUnits: { $raw: digits } };
    const exact = {
      ok: { $partial: true, amountMinorUnits: { $i64: digits } },
      meta: once,
    };
    const refused = { err: { class: "Decoding", decodePath: { $contains: "amountMinorUnits" } } };
    return (["int64", "no-int64"] as const).map((only) => ({
      id: `vector.${id}.${only}`,
      suite: "numbers",
      about: `The integer ${digits} arrives as it is, or is refused where it cannot be held.`,
      req: ["contract:6/integers"],
      ...plain,
      only,
      steps: [
        {
          call: "getPayment",
          args: { path: { id: "pay_1" } },
          faults: [{ respond: { status: 200, example: "getPayment", patch } }],
          expect: only === "int64" || exactInDouble ? exact : refused,
        },
      ],
      wire: { attempts: 1 },
    }));
  });
}

/** All cases that stand in vector files. */
export const vectorCases = (): Case[] => [...webhookCases(), ...pathCases(), ...numberCases()];
