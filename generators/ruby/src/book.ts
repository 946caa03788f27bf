/** Every name of the package: those of classes, methods and arguments, the root module, the folder. */
import type {
  Api,
  Argument,
  ClassBook,
  Code,
  Operation,
  PlanContext,
  TypeIndex,
  TypeRef,
} from "@njia/generator-core";
import { openClassBook, requiredFirst } from "@njia/generator-core";
import { CLIENT_MEMBERS, folderName, rootModule, scope } from "./naming.ts";

export type { Argument, MethodEntry, ResourceEntry, TypeEntry } from "@njia/generator-core";
export type Id = Code<"identifier">;

export interface Book extends ClassBook {
  /** The root module, and the folder below `lib/`. */
  readonly root: Id;
  readonly folder: Id;
}

/** Names everything in an API. */
export function openBook(api: Api, context: PlanContext): Book {
  const names = openClassBook(api, context, {
    target: "ruby",
    scope: () => scope(context),
    // What the files of resources mention from around them.
    reservedClasses: () => ["Operations", "Runtime", "OMIT"],
    clientMembers: CLIENT_MEMBERS,
    resourceMembers: [],
    optionsArgument: "request_options",
    isFilled: (field, types) => isConstant(field.ref, types),
    ordered: positionalFirst,
  });
  return {
    ...names,
    root: rootModule(context.packageName),
    folder: folderName(context.packageName),
  };
}

/** Whether a use has one possible value, which the runtime fills in. */
export function isConstant(ref: TypeRef, types: TypeIndex): boolean {
  if (ref.nullable) return false;
  if (ref.type.kind !== "named") return ref.type.kind === "literal";
  const type = types.get(ref.type.id);
  return type?.kind === "alias" && isConstant(type.target, types);
}

/** Parameters of the path are given by position, in the order of the path; all others by name. */
export const isPositional = ({ source }: Argument): boolean =>
  source.kind === "param" && source.param.in === "path";

function positionalFirst(all: readonly Argument[], operation: Operation): readonly Argument[] {
  const inPathOrder = operation.path.flatMap((part) =>
    part.kind === "text"
      ? []
      : all.filter(
          (arg) =>
            arg.source.kind === "param" &&
            arg.source.param.in === "path" &&
            arg.source.param.name.wire === part.wire,
        ),
  );
  return [...inPathOrder, ...requiredFirst(all.filter((arg) => !isPositional(arg)))];
}
