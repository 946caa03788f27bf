/** Which module a type lives in. A type stays where it is when operations elsewhere come or go. */
import type {
  Api,
  Code,
  NamedType,
  PlanContext,
  Resource,
  TypeId,
  TypeRef,
} from "@njia/generator-core";
import { resultRefs, typeIndex, wordsFor } from "@njia/generator-core";
import type { ResourceEntry } from "./book.ts";
import { ownName, scope } from "./naming.ts";

const MAX_LINES = 330;

/** Module names by type: the resource a type is named for, else the only one that reaches it, else `common`. */
export function modulesOf(
  api: Api,
  context: PlanContext,
  requested: ReadonlySet<TypeId>,
  resources: readonly ResourceEntry[],
): ReadonlyMap<TypeId, Code<"identifier">> {
  const homes = homesOf(api, resources);
  const groups = new Map<string, NamedType[]>();
  for (const type of api.types) {
    const home = homes.get(type.id) ?? "common";
    groups.set(home, [...(groups.get(home) ?? []), type]);
  }
  const names = scope(context);
  const modules = new Map<TypeId, Code<"identifier">>();
  const placed = [...groups].flatMap(([home, types]) => divide(home, types, requested));
  for (const [label, types] of placed.toSorted(
    ([a], [b]) => a.length - b.length || (a < b ? -1 : 1),
  )) {
    const name = names.take(ownName(...label.split(" ")), "module", [ownName("types")]);
    for (const type of types) modules.set(type.id, name);
  }
  return modules;
}

type Group = readonly [label: string, types: readonly NamedType[]];

/** A home that would be too long is divided by kind, then by the first word that tells its types apart. */
function divide(
  home: string,
  types: readonly NamedType[],
  requested: ReadonlySet<TypeId>,
): readonly Group[] {
  const fits = (part: readonly NamedType[]): boolean =>
    part.length === 1 || linesOf(part, requested) <= MAX_LINES;
  const split = ([label, part]: Group, by: (type: NamedType) => string): readonly Group[] =>
    fits(part) ? [[label, part]] : [...Map.groupBy(part, by)];
  const ofHome = new Set([...home.split(" "), ...singular(home.split(" "))]);
  const byKind = split([home, types], (type) => {
    if (type.kind !== "record") return `${home} values`;
    return type.use === "request" ? `${home} requests` : home;
  });
  return byKind.flatMap((group) =>
    split(group, (type) => {
      const [word] = wordsFor(type.name, "python").filter((one) => !ofHome.has(one));
      const [label] = group;
      if (home !== "common") return word === undefined ? label : `${label} ${word}`;
      return [word, label.replace(/^common ?/, "")].filter(Boolean).join(" ") || home;
    }),
  );
}

/** About how many lines types take in a module. */
function linesOf(types: readonly NamedType[], requested: ReadonlySet<TypeId>): number {
  const lines = types.map((type) => {
    if (type.kind === "enum") return 10 + 2 * type.values.length;
    if (type.kind !== "record") return 8;
    const fields = type.fields.reduce(
      (sum, field) =>
        sum + 2 + (field.doc === undefined ? 0 : field.doc.body === undefined ? 1 : 4),
      9,
    );
    return requested.has(type.id) ? fields + type.fields.length + 8 : fields;
  });
  return lines.reduce((sum, count) => sum + count, 0);
}

function homesOf(api: Api, resources: readonly ResourceEntry[]): ReadonlyMap<TypeId, string> {
  const reach = reachOf(api);
  const prefixes = resources.flatMap((entry) => {
    const words = entry.resource.path.flatMap((name) => wordsFor(name, "python"));
    return [words, singular(words)].map((prefix) => ({
      prefix: prefix.join(" "),
      home: words.join(" "),
    }));
  });
  return new Map(
    api.types.flatMap((type): readonly (readonly [TypeId, string])[] => {
      const name = `${wordsFor(type.name, "python").join(" ")} `;
      const fit = prefixes.filter(({ prefix }) => name.startsWith(`${prefix} `));
      const [best] = fit.toSorted((a, b) => b.prefix.length - a.prefix.length);
      if (best !== undefined) return [[type.id, best.home]];
      const [only, ...others] = reach.get(type.id) ?? [];
      return only !== undefined && others.length === 0 ? [[type.id, only]] : [];
    }),
  );
}

const singular = (words: readonly string[]): readonly string[] =>
  words.map((word, index) =>
    index < words.length - 1 ? word : word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, ""),
  );

/** The top-level resources that reach each type. */
function reachOf(api: Api): ReadonlyMap<TypeId, ReadonlySet<string>> {
  const index = typeIndex(api.types);
  const reach = new Map<TypeId, Set<string>>();
  const visit = (ref: TypeRef, home: string): void => {
    if (ref.type.kind === "list") visit(ref.type.item, home);
    if (ref.type.kind === "map") visit(ref.type.value, home);
    if (ref.type.kind !== "named") return;
    const homes = reach.get(ref.type.id) ?? new Set<string>();
    if (homes.has(home)) return;
    reach.set(ref.type.id, homes.add(home));
    const type = index.get(ref.type.id);
    if (type?.kind === "record") {
      for (const field of type.fields) visit(field.ref, home);
      if (typeof type.extra !== "string") visit(type.extra, home);
    }
    if (type?.kind === "union") for (const variant of type.variants) visit(variant.ref, home);
    if (type?.kind === "alias") visit(type.target, home);
  };
  const walk = (resource: Resource, home: string): void => {
    for (const operation of resource.operations) {
      for (const param of operation.params) visit(param.ref, home);
      for (const content of operation.body?.contents ?? []) visit(content.ref, home);
      for (const ref of resultRefs(operation.result)) visit(ref, home);
    }
    for (const child of resource.children) walk(child, home);
  };
  for (const resource of api.resources) walk(resource, wordsFor(resource.name, "python").join(" "));
  return reach;
}
