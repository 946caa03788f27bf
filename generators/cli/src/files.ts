/** `groups/<resource>.ts` holds the commands of a group; `groups.ts` says which groups there are and loads one. */
import {
  compose,
  join,
  ownedFile,
  type FilePlan,
  type Origin,
  type Code,
  type Import,
} from "@njia/generator-core";
import { json, text } from "@njia/generator-typescript/literals";
import { path } from "@njia/generator-typescript/naming";
import { printable } from "@njia/generator-typescript/structure";
import { factsOf } from "./facts.ts";
import { LEFT_OUT, type CliModel, type GroupModel } from "./model.ts";

const expression = compose("expression");

export function planGroup(model: CliModel, group: GroupModel): FilePlan {
  const facts = group.commands.map((command) => factsOf(model, command));
  return file(model, {
    path: path("groups/", group.file, ".ts"),
    imports: [{ from: "../../resources/facts.ts", name: "CommandFacts", typeOnly: true }],
    origins: group.commands.map(({ operation }) => operation.origin),
    statement: expression`\nexport const COMMANDS: readonly CommandFacts[] = ${json(facts)};`.code,
  });
}

export function planIndex(model: CliModel): FilePlan {
  const entries = model.groups.map((group) => {
    const help = group.commands.map(({ words }) => words).join(", ");
    const from = path("./groups/", group.file, ".ts");
    return expression`  {\n    words: ${text(group.words)},\n    summary: ${text(help)},\n    load: async () => (await import(${text(from)})).COMMANDS,\n  },`;
  });
  return file(model, {
    path: path("groups.ts"),
    imports: [{ from: "../resources/facts.ts", name: "GroupFacts", typeOnly: true }],
    origins: [],
    statement:
      expression`\nexport const GROUPS: readonly GroupFacts[] = [\n${join(entries, "\n", "expression")}\n];

/** Why an operation has no command, by its id. */
export const LEFT_OUT: Readonly<Record<string, string>> = ${json(LEFT_OUT)};`.code,
  });
}

interface FileParts {
  readonly path: Code<"path">;
  readonly imports: readonly Import[];
  readonly origins: readonly Origin[];
  readonly statement: Code<"expression">;
}

function file(model: CliModel, { path, imports, origins, statement }: FileParts): FilePlan {
  const source = printable({ header: model.header, imports, statements: [statement] });
  return ownedFile({ path, origins, body: { kind: "printed", source } });
}
