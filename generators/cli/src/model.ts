/** Groups and commands with their words, decided once. */
import {
  createScope,
  fixed,
  indexTypes,
  toCase,
  wordsFor,
  type Api,
  type Code,
  type NamedType,
  type Operation,
  type PlanContext,
  type Resource,
  type TypeId,
} from "@njia/generator-core";
import { naming } from "@njia/generator-typescript/naming";
import leftOut from "./left-out.json" with { type: "json" };
import names from "./names.json" with { type: "json" };

export interface CliModel {
  readonly types: ReadonlyMap<TypeId, NamedType>;
  readonly header: Code<"comment">;
  readonly groups: readonly GroupModel[];
}

export interface GroupModel {
  readonly resource: Resource;
  readonly file: Code<"identifier">;
  /** The words that lead to its commands, as in `webhooks endpoints`. */
  readonly words: string;
  readonly commands: readonly CommandModel[];
}

export interface CommandModel {
  readonly operation: Operation;
  /** The words behind those of the group. */
  readonly words: string;
  /** Wire name -> the name of its flag, where that is not its own. */
  readonly renamed: Words | undefined;
}

type Words = Readonly<Record<string, string>>;
const GROUPS: Words = names.groups;
const WORDS: Words = names.words;
const COMMANDS: Words = names.commands;
const FLAGS: Readonly<Record<string, Words>> = names.flags;
/** Why an operation has no command, by its id. */
export const LEFT_OUT: Words = leftOut;

export function createModel(api: Api, context: PlanContext): CliModel {
  const files = createScope({ target: "cli", naming, report: context.report });
  files.reserve("index");
  const flat = api.resources.flatMap(withChildren);
  return {
    types: indexTypes(api),
    header: fixed(
      "Generated from the API description. Do not edit: changes belong in the generator.",
      "comment",
    ),
    groups: flat
      .map((resource) => ({
        resource,
        file: files.take(resource.name, "file", resource.path, resource.origin),
        words: groupWords(resource),
        commands: distinct(
          resource.operations
            .filter(({ id }) => LEFT_OUT[id] === undefined)
            .map((operation) => ({
              operation,
              words: commandWords(operation),
              renamed: FLAGS[operation.id],
            })),
        ),
      }))
      .filter(({ commands }) => commands.length > 0),
  };
}

const withChildren = (resource: Resource): readonly Resource[] => [
  ...(resource.operations.length > 0 ? [resource] : []),
  ...resource.children.flatMap(withChildren),
];

function groupWords({ path, name }: Resource): string {
  const given = GROUPS[toCase(wordsFor(name, "cli"), "camel")];
  return given ?? path.map((part) => toCase(wordsFor(part, "cli"), "kebab")).join(" ");
}

function commandWords({ id, name }: Operation): string {
  const words = wordsFor(name, "cli").map((word) => WORDS[word] ?? word);
  return COMMANDS[id] ?? toCase(words, "kebab");
}

/** Two operations of one group with the same words are told apart by their ids. */
function distinct(commands: readonly CommandModel[]): readonly CommandModel[] {
  const taken = new Set<string>();
  return commands.map((command) => {
    const { operation, words } = command;
    const free = taken.has(words)
      ? toCase(
          [...operation.id.matchAll(/[A-Za-z][a-z0-9]*/g)].map(([word]) => word),
          "kebab",
        )
      : words;
    taken.add(free);
    return { ...command, words: free };
  });
}
