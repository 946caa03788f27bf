/** More webhook vectors, by family: bodies, secrets, headers, timestamps, signatures, events of each kind. */
import {
  envelope,
  id,
  mac,
  now,
  resource,
  secretA,
  secretB,
  type Options,
  type Vector,
} from "./make-webhooks.ts";

type Make = (name: string, about: string, valid: boolean, options?: Options) => Vector;

const flip = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;

export function moreVectors(vector: Make): readonly Vector[] {
  const body = envelope("payment.completed");
  const good = mac(secretA, body);
  return [
    ...bodies(vector, good),
    ...secrets(vector, body),
    ...headers(vector, good),
    ...times(vector),
    ...signatures(vector, body, good),
    ...events(vector),
  ];
}

function bodies(vector: Make, good: string): readonly Vector[] {
  const body = envelope("payment.completed");
  const changed: readonly (readonly [string, string, string])[] = [
    ["currency", "The currency was changed under way.", body.replace('"XAF"', '"XOF"')],
    ["status", "The status was changed under way.", body.replace('"completed"', '"failed"')],
    [
      "livemode",
      "A test event was made a live one under way.",
      body.replace('"livemode":false', '"livemode":true'),
    ],
    [
      "type",
      "The event's type was changed under way.",
      body.replace("payment.completed", "payment.reversed"),
    ],
    ["appended", "A member was added at the end.", body.replace(/\}$/, ',"extra":1}')],
    ["cut", "The last character was lost.", body.slice(0, -1)],
    ["bom", "A byte order mark was put in front.", `\ufeff${body}`],
    ["space", "A space was put in front.", ` ${body}`],
    ["case", "A letter changed its case.", body.replace("payment", "Payment")],
    [
      "escaped",
      "The same JSON with another escape.",
      body.replace("/", "\\/").replace('"XAF"', '"\\u0058AF"'),
    ],
  ];
  return [
    ...changed.map(([name, about, text]) =>
      vector(`body.changed.${name}`, about, false, { body: text, signature: `v1,${good}` }),
    ),
    vector("body.huge", "A body of a quarter of a megabyte.", true, {
      body: envelope("payment.completed", { ...resource, description: "x".repeat(256_000) }),
    }),
    vector("body.nulls", "Members that are null are part of what was signed.", true, {
      body: envelope("payment.completed", { ...resource, description: null, customerId: null }),
    }),
    vector("body.escapes", "Escapes are signed as they are written.", true, {
      body: envelope("payment.completed").replace('"XAF"', '"\\u0058\\u0041\\u0046"'),
    }),
    vector("body.numbers", "Large integers do not pass through a float.", true, {
      body: envelope("payment.completed", { ...resource, amountMinorUnits: 9_007_199_254_740_991 }),
    }),
    ...["[]", '"text"', "7", "null", "true", "{"].map((text, index) =>
      vector(
        `body.no-event.${index + 1}`,
        `The body ${text} is no event, although its signature is right.`,
        false,
        {
          body: text,
          refusedAs: "decoding",
        },
      ),
    ),
  ];
}

function secrets(vector: Make, body: string): readonly Vector[] {
  const third = "whsec_dGhpcmQtc2VjcmV0LW9mLXRoZS1yb3RhdGlvbg==";
  return [
    vector("secrets.three", "The last of three secrets signed.", true, {
      secrets: [secretB, third, secretA],
    }),
    vector("secrets.duplicate", "The same secret stands twice.", true, {
      secrets: [secretA, secretA],
    }),
    vector(
      "secret.swapped",
      "The signer used the old secret, only the new one is configured.",
      false,
      {
        signature: `v1,${mac(secretB, body)}`,
      },
    ),
    vector(
      "secret.rotation",
      "Signatures of the old and the new secret, the new one is configured.",
      true,
      {
        signature: `v1,${mac(third, body)} v1,${mac(secretA, body)}`,
      },
    ),
    vector("secret.rotation.both", "Both secrets are configured, both signed.", true, {
      signature: `v1,${mac(secretB, body)} v1,${mac(secretA, body)}`,
      secrets: [secretB, secretA],
    }),
    vector("secret.utf8", "The key is what the secret decodes to, not its text.", false, {
      signature: `v1,${mac(`whsec_${Buffer.from(secretA).toString("base64")}`, body)}`,
    }),
  ];
}

function headers(vector: Make, good: string): readonly Vector[] {
  const own = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const values: Readonly<Record<string, string>> = {
    "webhook-id": id,
    "webhook-timestamp": String(now),
    "webhook-signature": `v1,${good}`,
  };
  const named = (change: (name: string) => string): Options => ({
    without: own,
    headers: Object.fromEntries(own.map((name) => [change(name), values[name] ?? ""])),
  });
  return [
    vector(
      "headers.all-upper",
      "All header names in capitals.",
      true,
      named((name) => name.toUpperCase()),
    ),
    vector(
      "headers.svix",
      "The headers under the names of another scheme do not count.",
      false,
      named((name) => name.replace("webhook", "svix")),
    ),
    vector(
      "headers.underscore",
      "Underscores are not hyphens.",
      false,
      named((name) => name.replace("-", "_")),
    ),
    vector("headers.beside", "Headers of another scheme beside ours change nothing.", true, {
      headers: { "svix-id": "msg_x", "svix-timestamp": "1", "svix-signature": "v1,x" },
    }),
    vector("headers.none", "No header of ours at all.", false, { without: own }),
    ...own.map((name) =>
      vector(`empty.${name.slice(8)}`, `The header ${name} is empty.`, false, {
        without: [name],
        headers: { [name]: "" },
      }),
    ),
    vector("id.unicode", "An id with dots is signed as it stands.", true, {
      webhookId: "evt_a.b.c",
    }),
    vector("id.shifted", "Id and timestamp are not moved into each other.", false, {
      webhookId: `${id}.${now}`,
      signature: `v1,${good}`,
    }),
  ];
}

function times(vector: Make): readonly Vector[] {
  const odd: readonly (readonly [string, string])[] = [
    ["exponent", "1.7951688e9"],
    ["plus", `+${now}`],
    ["iso", "2026-11-20T10:00:00Z"],
    ["words", `${now} seconds`],
    ["infinity", "Infinity"],
    ["nan", "NaN"],
    ["underscore", "1_795_168_800"],
    ["arabic", "\u0661\u0667\u0669\u0665\u0661\u0666\u0668\u0668\u0660\u0660"],
    ["zero", "0"],
  ];
  return [
    ...odd.map(([name, value]) =>
      vector(
        `timestamp.odd.${name}`,
        `A timestamp "${value}" is not the plain digits of a second near now.`,
        false,
        {
          timestamp: value,
        },
      ),
    ),
    ...[-3600, -86_400, 3600, 86_400].map((skew) =>
      vector(
        `tolerance.far.${skew < 0 ? "past" : "future"}.${Math.abs(skew)}`,
        `A timestamp ${Math.abs(skew)} s away is a replay, or a wrong clock.`,
        false,
        {
          timestamp: now + skew,
        },
      ),
    ),
    vector("tolerance.zero", "A tolerance of nothing takes the very second.", true, {
      tolerance: 0,
    }),
    vector("tolerance.zero.late", "A tolerance of nothing refuses a second later.", false, {
      tolerance: 0,
      timestamp: now - 1,
    }),
    vector("tolerance.long", "A tolerance of a day takes what is an hour old.", true, {
      tolerance: 86_400,
      timestamp: now - 3600,
    }),
  ];
}

function signatures(vector: Make, body: string, good: string): readonly Vector[] {
  const refused: readonly (readonly [string, string, string])[] = [
    ["first-flipped", "The first character is another.", `v1,${flip(good, 0)}`],
    ["middle-flipped", "A character in the middle is another.", `v1,${flip(good, 20)}`],
    ["doubled", "The right characters twice.", `v1,${good}${good}`],
    ["short", "One character is the right one.", `v1,${good[0] ?? ""}`],
    ["empty-value", "A version without a value.", "v1,"],
    ["equals", "An equals sign instead of a comma.", `v1=${good}`],
    ["semicolons", "Signatures separated by semicolons.", `v1,AAAA;v1,${good}`],
    ["asymmetric", "The right bytes under the asymmetric version.", `v1a,${good}`],
    ["no-id", "Only timestamp and body were signed.", `v1,${mac(secretA, body, "")}`],
    [
      "only-others",
      "Three signatures of other secrets.",
      [1, 2, 3].map(() => `v1,${mac(secretB, body)}`).join(" "),
    ],
    ["spaced-value", "A space after the comma splits it.", `v1, ${good}`],
  ];
  return [
    ...refused.map(([name, about, signature]) =>
      vector(`signature.refused.${name}`, about, false, { signature }),
    ),
    vector("signature.many", "Ours is the tenth of ten signatures.", true, {
      signature: [
        ...Array.from({ length: 9 }, () => `v1,${mac(secretB, body)}`),
        `v1,${good}`,
      ].join(" "),
    }),
    vector("signature.garbage-beside", "Garbage beside ours changes nothing.", true, {
      signature: `, ,, v1 v1, v1,*** v1,${good}`,
    }),
  ];
}

function events(vector: Make): readonly Vector[] {
  const types = ["payment.", "payment", "PAYMENT.COMPLETED", "payment.completed.v2", "a"];
  return types.map((type, index) =>
    vector(
      `event.unknown.${index + 1}`,
      `An event of type "${type}" is none that this version knows.`,
      true,
      {
        body: envelope(type),
        type,
        known: false,
      },
    ),
  );
}
