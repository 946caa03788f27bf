/** The sensitive fields that an operation may carry, by name, for the redactor. */
import type { Operation, Sensitivity, TypeId, TypeRef } from "@njia/generator-core";
import { mentionedIn, resultRefs } from "@njia/generator-core";
import type { Model } from "./model.ts";

/** Blank-separated names, `~` behind those whose last four characters may show; empty if there are none. */
export function secretNames(operation: Operation, model: Model): string {
  const found = new Map<string, Sensitivity>();
  const note = (name: string, sensitive: Sensitivity): void => {
    // The same name twice: the stricter mark wins.
    if (sensitive !== "no" && found.get(name) !== "all") found.set(name, sensitive);
  };
  for (const param of operation.params) note(param.name.wire, param.sensitive);
  const seen = new Set<TypeId>();
  const visit = (ref: TypeRef): void => {
    for (const id of mentionedIn(ref)) {
      const type = model.types.get(id);
      if (!type || seen.has(id)) continue;
      seen.add(id);
      if (type.kind === "alias") visit(type.target);
      if (type.kind === "union") type.variants.forEach((variant) => visit(variant.ref));
      if (type.kind !== "record") continue;
      if (typeof type.extra === "object") visit(type.extra);
      for (const field of type.fields) {
        note(field.name.wire, field.sensitive);
        visit(field.ref);
      }
    }
  };
  operation.body?.contents.forEach((content) => visit(content.ref));
  resultRefs(operation.result).forEach(visit);
  return [...found]
    .filter(([name]) => !/[\s~]/.test(name))
    .map(([name, sensitive]) => (sensitive === "last4" ? `${name}~` : name))
    .sort()
    .join(" ");
}
