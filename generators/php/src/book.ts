/** Every name of the package: those of classes, methods and arguments, the root namespace, the cases of enums. */
import type {
  Api,
  ClassBook,
  Code,
  EnumType,
  PlanContext,
  ResourceEntry,
} from "@njia/generator-core";
import { openClassBook, requiredFirst } from "@njia/generator-core";
import { rootNamespace, scope, suffixed } from "./naming.ts";

export type { Argument, MethodEntry, ResourceEntry, TypeEntry } from "@njia/generator-core";
export type Id = Code<"identifier">;

export interface Book extends ClassBook {
  readonly root: Id;
  readonly client: Id;
}

const CLIENT_NAMES = [
  "ApiClient",
  "ClientInfo",
  "ConfigurationException",
  "Credentials",
  "CurlTransport",
  "Fixtures",
  "Hooks",
  "Scheme",
  "Seam",
  "Transport",
  "WebhookEvents",
  "Webhooks",
] as const;

/** Names everything in an API. */
export function openBook(api: Api, context: PlanContext): Book {
  const root = rootNamespace(context.packageName);
  const names = openClassBook(api, context, {
    target: "php",
    scope: () => scope(context),
    // Files of resources import models, the client's file imports these.
    reservedClasses: (types) => [...[...types].map((entry) => entry.name), ...CLIENT_NAMES],
    clientMembers: ["webhooks", "api"],
    resourceMembers: ["api"],
    optionsArgument: "options",
    isFilled: (field) => field.ref.type.kind === "literal",
    ordered: requiredFirst,
  });
  return { ...names, root, client: suffixed(root, "Client") };
}

/** The class that holds how the operations of a resource travel. */
export const operationsOf = (entry: ResourceEntry): Id => suffixed(entry.className, "Operations");

export interface EnumCase {
  readonly name: Id;
  readonly value: string | number;
  readonly item: EnumType["values"][number];
}

/** The cases of an enum that has a class. */
export function enumCases(type: EnumType, book: Pick<Book, "context">): readonly EnumCase[] {
  const names = scope(book.context);
  return type.values.map((item) => ({
    name: names.take(item.name, "enum-member", [type.name], item.origin),
    value: item.value,
    item,
  }));
}

/** Whether an enum has a class: all its values fit its base. */
export function hasClass(type: EnumType): boolean {
  return type.values.every((item) =>
    type.base === "string"
      ? typeof item.value === "string"
      : Number.isSafeInteger(Number(item.value)),
  );
}
