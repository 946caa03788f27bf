/** `problems/<status>.ts` and `problems.ts`: the error catalogue. */
import {
  allOperations,
  compose,
  createScope,
  fixed,
  join,
  splitWords,
  type Code,
  type ErrorCode,
  type FilePlan,
  type Json,
} from "@njia/generator-core";
import { naming, ownName, path } from "@njia/generator-typescript/naming";
import { StructureKind } from "@njia/generator-typescript/libraries";
import { constant, file, table } from "./file.ts";
import type { ServerModel } from "./model.ts";

const type = compose("type");
const expression = compose("expression");

interface StatusFile {
  readonly status: number;
  readonly name: Code<"identifier">;
  readonly codes: readonly ErrorCode[];
}

export function* planProblems(model: ServerModel): Iterable<FilePlan> {
  const files = statusFiles(model);
  const users = usersOf(model);
  for (const item of files) {
    const facts = item.codes.map(
      (code) => [code.code, factsOf(code, users.get(code.code) ?? [])] as const,
    );
    yield file(model, {
      path: path("problems/", item.name, ".ts"),
      imports: [{ from: "../../http/problem-facts.ts", name: "ProblemFacts", typeOnly: true }],
      statements: [
        table(
          item.name,
          Object.fromEntries(facts),
          type`Readonly<Record<string, ProblemFacts>>`,
          `Errors with status ${item.status}.`,
        ),
      ],
    });
  }
  const spread = join(
    files.map((item) => expression`  ...${item.name},\n`),
    "",
    "expression",
  );
  yield file(model, {
    path: path("problems.ts"),
    imports: files.map((item) => ({
      from: path("./problems/", item.name, ".ts"),
      name: item.name,
    })),
    statements: [
      constant(
        fixed("PROBLEMS", "identifier"),
        expression`{\n${spread}} as const`.code,
        "The error catalogue by code.",
      ),
      {
        kind: StructureKind.TypeAlias,
        isExported: true,
        name: fixed("ProblemCode", "identifier"),
        type: fixed("keyof typeof PROBLEMS", "type"),
        docs: [fixed("A code of the catalogue.", "comment")],
      },
    ],
  });
}

function statusFiles(model: ServerModel): readonly StatusFile[] {
  const scope = createScope({ target: "server", naming, report: { add: () => undefined } });
  const statuses = [...new Set(model.api.errorCodes.map(({ status }) => status))].sort(
    (a, b) => a - b,
  );
  return statuses.map((status) => ({
    status,
    name: scope.take(ownName("status", ...splitWords(String(status))), "constant", []),
    codes: model.api.errorCodes.filter((code) => code.status === status),
  }));
}

/** Operations that name a code; for codes of any operation the list stays empty. */
function usersOf(model: ServerModel): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const operation of allOperations(model.api)) {
    for (const code of operation.failures.flatMap(({ codes }) => codes)) {
      const list = users.get(code) ?? [];
      if (!list.includes(operation.id)) list.push(operation.id);
      users.set(code, list);
    }
  }
  return users;
}

function factsOf(code: ErrorCode, operations: readonly string[]): Json {
  return {
    status: code.status,
    retryable: code.retryable,
    titles: { en: code.doc?.summary ?? code.code, ...code.titles },
    doc: code.doc?.body ?? "",
    members: code.members ?? {},
    operations: code.everywhere ? [] : [...operations].sort(),
  };
}
