/** Rules over schemas: generated per keyword and direction of use, and those that need a sentence of their own. */
import type { Rule } from "../model.ts";
import { keywords } from "./kinds.ts";
import { rule } from "./rule.ts";

const perKeyword: readonly Rule[] = keywords.flatMap(({ id, name, narrowed, widened }) => [
  rule(
    `request-${id}-narrowed`,
    "breaking",
    `In a request, ${name} allows less`,
    narrowed ?? "A value that callers send today is refused tomorrow.",
  ),
  rule(
    `request-${id}-widened`,
    "safe",
    `In a request, ${name} allows more`,
    "All that was accepted is accepted still.",
  ),
  rule(
    `response-${id}-widened`,
    "breaking",
    `In an answer, ${name} allows more`,
    widened ??
      "A reader meets values that the old description ruled out: parsers, columns and branches fail.",
  ),
  rule(
    `response-${id}-narrowed`,
    "safe",
    `In an answer, ${name} allows less`,
    "A reader that copes with the old values copes with fewer.",
  ),
]);

const own: readonly Rule[] = [
  rule(
    "response-open-enum-value-added",
    "risky",
    "A new value in an enum that is marked open",
    "Readers were told to expect unknown values, but a look at who switches over them is due.",
  ),
  rule(
    "request-required-property-added",
    "breaking",
    "A new member of a request is required",
    "No caller sends it yet, so every request of today is refused.",
  ),
  rule(
    "request-optional-property-added",
    "safe",
    "A new member of a request is optional",
    "Requests without it stay valid.",
  ),
  rule(
    "request-property-became-required",
    "breaking",
    "A member of a request became required",
    "Callers that leave it out are refused.",
  ),
  rule(
    "request-property-became-optional",
    "safe",
    "A member of a request is no longer required",
    "Requests with it stay valid.",
  ),
  rule(
    "request-property-removed",
    "breaking",
    "A request no longer knows a member",
    "Callers still send it: it is refused, or ignored in silence, which is worse where money moves.",
  ),
  rule(
    "response-property-added",
    "safe",
    "A new member of an answer",
    "Readers ignore members that they do not know.",
  ),
  rule(
    "response-property-added-to-closed",
    "risky",
    "A new member of an answer that was closed",
    "The old description said that there are no other members; strict readers refuse it.",
  ),
  rule(
    "response-property-removed",
    "breaking",
    "An answer lost a member",
    "Readers that use it find nothing.",
  ),
  rule(
    "response-property-became-optional",
    "breaking",
    "A member of an answer may now be missing",
    "Readers rely on what was always there.",
  ),
  rule(
    "response-property-became-required",
    "safe",
    "A member of an answer is now always there",
    "Readers that coped without it cope with it.",
  ),
  rule(
    "request-additional-properties-narrowed",
    "breaking",
    "A request allows fewer unnamed members",
    "Callers that send other members are refused.",
  ),
  rule(
    "request-additional-properties-widened",
    "safe",
    "A request allows more unnamed members",
    "All that was accepted is accepted still.",
  ),
  rule(
    "response-additional-properties-widened",
    "breaking",
    "An answer's unnamed members allow more",
    "A reader of a map meets values of another type.",
  ),
  rule(
    "response-additional-properties-opened",
    "risky",
    "An answer that was closed may have unnamed members",
    "Readers ignore members that they do not know; strict ones refuse them.",
  ),
  rule(
    "response-additional-properties-narrowed",
    "safe",
    "An answer's unnamed members allow less",
    "Readers that coped with more cope with less.",
  ),
  rule(
    "request-not-changed",
    "breaking",
    "A prohibition in a request changed",
    "What `not` rules out cannot be compared; values of today may be refused.",
  ),
  rule(
    "response-not-changed",
    "breaking",
    "A prohibition in an answer changed",
    "What `not` rules out cannot be compared; values that were ruled out may appear.",
  ),
  rule(
    "request-union-ambiguous",
    "risky",
    "A oneOf of a request changed whose alternatives may overlap",
    "A value that matches two alternatives matches none of oneOf, so even a wider alternative may refuse values.",
  ),
  rule(
    "response-union-ambiguous",
    "risky",
    "A oneOf of an answer changed whose alternatives may overlap",
    "A value that matched two alternatives was ruled out and may now appear.",
  ),
  rule(
    "discriminator-changed",
    "breaking",
    "The member or the names that choose an alternative changed",
    "Readers and writers choose by it; with another name or value they choose nothing.",
  ),
  rule(
    "default-changed",
    "risky",
    "A default changed",
    "Callers that leave the value out get another behaviour without a change of theirs.",
  ),
  rule(
    "enum-closed",
    "breaking",
    "An enum is no longer marked open",
    "Clients made from the new description refuse values that they had to carry.",
  ),
  rule(
    "enum-opened",
    "safe",
    "An enum is marked open",
    "Readers are told to expect more values; none came yet.",
  ),
  rule(
    "sensitivity-lowered",
    "risky",
    "A value is no longer marked sensitive",
    "Clients begin to show and log it.",
  ),
  rule(
    "sensitivity-raised",
    "note",
    "A value is marked sensitive",
    "Clients hide more than before.",
  ),
  rule(
    "schema-renamed",
    "risky",
    "A schema has another name",
    "The bytes stay; generated types are called differently.",
    "sdk",
  ),
  rule(
    "schema-deprecated",
    "note",
    "A value is deprecated",
    "It works as before; its end is announced.",
  ),
  rule("schema-deprecation-withdrawn", "note", "A value is no longer deprecated", "It stays."),
];

export const schemaRules: readonly Rule[] = [...perKeyword, ...own];
