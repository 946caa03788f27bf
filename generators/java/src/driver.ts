/** The conformance driver's dispatch: operation id and plain arguments to a method of the client. */
import type { Code, FilePlan, Fragment } from "@njia/generator-core";
import { collectImports, compose, fixed, fragment, join, ownedFile } from "@njia/generator-core";
import type { Book, ResourceEntry } from "./book.ts";
import { NOTICE } from "./book.ts";
import { text } from "./literals.ts";
import { importLine, path } from "./naming.ts";
import { bodyOf } from "./operations.ts";

const expression = compose("expression");

/** One class for each resource of the root, and the one that gathers them. */
export function planDispatch(book: Book): readonly FilePlan[] {
  const roots = book.resources.map((entry) => ({
    entry,
    name: expression`Dispatch${entry.sync}`.code,
  }));
  const files = roots.map(({ entry, name }) => {
    const uses: Fragment[] = [
      fragment(fixed("x", "expression"), [{ from: "java.util", name: "Map" }]),
    ];
    const entries = entriesOf(book, entry, expression`client.${entry.accessor}()`, uses);
    const lines = entries.map(
      (one) => expression`        table.put(${one.id}, (client, args, options) -> ${one.call});\n`,
    );
    const body = expression`/** Operations by their id, for the conformance driver. */
final class ${name} {
    private ${name}() {}

    static void fill(Map<String, Operation> table) {
${join(lines, "", "expression")}    }
}`;
    return plan(identifier(name), body, uses);
  });
  const lines = roots.map(({ name }) => expression`        ${name}.fill(table);\n`);
  const body = expression`/** Every operation by its id. */
final class Dispatch {
    private Dispatch() {}

    static Map<String, Operation> table() {
        Map<String, Operation> table = new TreeMap<>();
${join(lines, "", "expression")}        return table;
    }
}`;
  const uses = [
    fragment(fixed("x", "expression"), [
      { from: "java.util", name: "Map" },
      { from: "java.util", name: "TreeMap" },
    ]),
  ];
  return [...files, plan(fixed("Dispatch", "identifier"), body, uses)];
}

const identifier = (name: Code): Code<"identifier"> => compose("identifier")`${name}`.code;

/** The driver is written for our own document alone, so its package is fixed. */
function plan(
  name: Code<"identifier">,
  body: Fragment<"expression">,
  uses: readonly Fragment[],
): FilePlan {
  const imports = collectImports(uses).flatMap((item) =>
    item.name === undefined ? [] : [expression`import ${importLine(item.from, item.name)};\n`],
  );
  const text = compose("file")`// ${NOTICE}
package dev.njia.driver;

${join(imports, "", "expression")}
${body}
`;
  return ownedFile({
    path: path(name, ".java"),
    body: { kind: "text", text: text.code },
  });
}

function entriesOf(
  book: Book,
  entry: ResourceEntry,
  access: Fragment<"expression">,
  uses: Fragment[],
): readonly { readonly id: Code; readonly call: Code }[] {
  const own = entry.operations.map((item) => {
    const body = bodyOf(book, item.operation);
    const args = [
      ...item.path.map(
        ({ param }) =>
          expression`args.path(${book.types.of(param.ref).codec}, ${text(param.name.wire)})`,
      ),
      ...(body === undefined ? [] : [expression`args.body(${body.codec})`]),
      ...(item.paramsClass === undefined
        ? []
        : [
            expression`args.params(${fragment(expression`${item.paramsClass}`.code, [{ from: `${book.root}.model`, name: item.paramsClass }])}.SHAPE)`,
          ]),
      fragment(fixed("options", "expression")),
    ];
    const call = expression`${access}.${item.method}(${join(args, ", ", "expression")})`;
    uses.push(call);
    return { id: text(item.operation.id), call: call.code };
  });
  const below = entry.children.flatMap((child) =>
    entriesOf(book, child, expression`${access}.${child.accessor}()`, uses),
  );
  return [...own, ...below];
}
