/** The webhook vectors as cases: each vector is one `unwrap` step, and nothing may be sent. */
import { readFileSync } from "node:fs";
import type { Vector } from "../vectors/make-webhooks.ts";
import type { Case } from "./case-file.ts";

const file = new URL("../vectors/webhooks.json", import.meta.url);

function requirement(vector: Vector): string {
  if (vector.id.includes("tolerance") || vector.id.includes("time")) return "contract:9/tolerance";
  if (vector.id.includes("two-")) return "contract:9/rotation";
  if (vector.id.includes("event.unknown")) return "contract:9/unknown-event";
  return vector.id.endsWith(".flat") ? "contract:9/flat" : "contract:9/verify";
}

export function webhookCases(): Case[] {
  const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: readonly Vector[] };
  return vectors.map((vector) => ({
    id: vector.id,
    suite: "webhooks",
    about: vector.about,
    req: [requirement(vector), ...(/\.event\.|\.flat$/.test(vector.id) ? ["trap:T21"] : [])],
    needs: [],
    only: null,
    server: "none",
    seed: {},
    tls: null,
    forward: null,
    client: {},
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
    wire: [],
    ledger: null,
    variables: {},
  }));
}
