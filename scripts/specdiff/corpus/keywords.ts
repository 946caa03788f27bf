/**
 * Schema keywords: each entry is a schema and a narrower one. Tightening it in a request and loosening it in an answer
 * break somebody; the two other ways are safe. So every entry makes four cases.
 */
import type { Case } from "./case.ts";
import { ORDER, REQUEST } from "./places.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const list = { type: "array", items: text };
const map = { type: "object" };
const cat = {
  type: "object",
  required: ["kind"],
  properties: { kind: { type: "string", enum: ["cat"] } },
};
const dog = {
  type: "object",
  required: ["kind"],
  properties: { kind: { type: "string", enum: ["dog"] } },
};

/** [name, keyword of the rule, wider, narrower] */
const pairs: readonly (readonly [string, string, unknown, unknown])[] = [
  ["number to integer", "type", { type: "number" }, whole],
  [
    "anything to a string",
    "type",
    { description: "Anything." },
    { type: "string", nullable: true },
  ],
  ["null no longer allowed", "nullable", { ...text, nullable: true }, text],
  ["null beside allOf", "nullable", { allOf: [text], nullable: true }, { allOf: [text] }],
  ["a value less", "enum", { ...text, enum: ["a", "b"] }, { ...text, enum: ["a"] }],
  ["free text to a list", "enum", text, { ...text, enum: ["a"] }],
  [
    "a value less by allOf",
    "enum",
    { ...text, enum: ["a", "b"] },
    { allOf: [{ ...text, enum: ["a", "b"] }, { enum: ["b"] }] },
  ],
  ["text to date", "format", text, { ...text, format: "date" }],
  ["int64 to int32", "format", { ...whole, format: "int64" }, { ...whole, format: "int32" }],
  ["lower maximum", "maximum", { ...whole, maximum: 9 }, { ...whole, maximum: 8 }],
  ["first maximum", "maximum", whole, { ...whole, maximum: 8 }],
  [
    "exclusive maximum",
    "maximum",
    { type: "number", maximum: 9 },
    { type: "number", maximum: 9, exclusiveMaximum: true },
  ],
  ["higher minimum", "minimum", { ...whole, minimum: 1 }, { ...whole, minimum: 2 }],
  [
    "exclusive minimum",
    "minimum",
    { type: "number", minimum: 0 },
    { type: "number", minimum: 0, exclusiveMinimum: true },
  ],
  ["larger divisor", "multiple-of", { ...whole, multipleOf: 5 }, { ...whole, multipleOf: 10 }],
  ["shorter", "max-length", { ...text, maxLength: 9 }, { ...text, maxLength: 8 }],
  ["first limit of length", "max-length", text, { ...text, maxLength: 8 }],
  ["not empty", "min-length", text, { ...text, minLength: 1 }],
  ["first pattern", "pattern", text, { ...text, pattern: "^a" }],
  [
    "one more pattern",
    "pattern",
    { ...text, pattern: "^a" },
    { allOf: [{ ...text, pattern: "^a" }, { pattern: "b$" }] },
  ],
  ["fewer items", "max-items", { ...list, maxItems: 9 }, { ...list, maxItems: 8 }],
  ["at least one item", "min-items", list, { ...list, minItems: 1 }],
  ["items must differ", "unique-items", list, { ...list, uniqueItems: true }],
  ["fewer members", "max-properties", { ...map, maxProperties: 9 }, { ...map, maxProperties: 8 }],
  ["at least one member", "min-properties", map, { ...map, minProperties: 1 }],
  [
    "items of another type",
    "type",
    { type: "array", items: { type: "number" } },
    { type: "array", items: whole },
  ],
  [
    "members of another type",
    "type",
    { ...map, additionalProperties: { type: "number" } },
    { ...map, additionalProperties: whole },
  ],
  ["an alternative less", "union", { anyOf: [text, whole] }, { anyOf: [text] }],
  ["an alternative less, exclusive", "union", { oneOf: [cat, dog] }, { oneOf: [cat] }],
  ["a choice becomes one of its alternatives", "union", { oneOf: [cat, dog] }, cat],
];

const probes = { request: `${REQUEST}/properties/probe`, response: `${ORDER}/properties/probe` };

function casesOf(direction: "request" | "response", move: "narrowed" | "widened"): readonly Case[] {
  return pairs.map(([name, keyword, wider, narrower]) => ({
    name: `${direction}: ${name}${move === "widened" ? ", the other way round" : ""}`,
    rule: `${direction}-${keyword}-${move}`,
    before: [[probes[direction], move === "narrowed" ? wider : narrower]],
    after: [[probes[direction], move === "narrowed" ? narrower : wider]],
  }));
}

export const keywordBreaking: readonly Case[] = [
  ...casesOf("request", "narrowed"),
  ...casesOf("response", "widened"),
];
export const keywordSafe: readonly Case[] = [
  ...casesOf("request", "widened"),
  ...casesOf("response", "narrowed"),
];
