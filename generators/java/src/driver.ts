/** The conformance driver's dispatch: operation id and plain arguments to a method of the client. */
import type { Code, FilePlan, Fragment } from "@njia/generator-core";
import { compose, fixed, fragment, join } from "@njia/generator-core";
import type { Book, ResourceEntry } from "./book.ts";
import { javaFile } from "./file.ts";
import { text } from "./literals.ts";
import { path } from "./naming.ts";
import { bodyOf } from "./operations.ts";

const expression = compose("expression");

/** One class for each resource of the root, and the one that gathers them. */
export function planDispatch(book: Book): readonly FilePlan[] {
  const roots = book.resources.map((entry) => ({ entry, name: expression`Dispatch${entry.sync}`.code }));
  const files = roots.map(({ entry, name }) => {
    const uses: Fragment[] = [fragment(fixed("x", "expression"), [{ from: "java.util", name: "Map" }])];
    const entries = entriesOf(book, entry, expression`client.${entry.accessor}()`, uses);
    return plan(book, identifier(name), "dispatch", { entries }, uses);
  });
  const lines = roots.map(({ name }) => ({ line: expression`${name}.fill(table);`.code }));
  const uses = [fragment(fixed("x", "expression"), [{ from: "java.util", name: "Map" }, { from: "java.util", name: "TreeMap" }])];
  return [...files, plan(book, fixed("Dispatch", "identifier"), "dispatch-all", { lines }, uses)];
}

const identifier = (name: Code): Code<"identifier"> => compose("identifier")`${name}`.code;

function plan(
  book: Book,
  name: Code<"identifier">,
  template: string,
  view: Parameters<typeof javaFile>[1]["view"],
  uses: readonly Fragment[],
): FilePlan {
  const inPackage = javaFile(book, { part: fixed("driver", "identifier"), name, template, origins: [], exports: [], uses, view });
  return { ...inPackage, path: path(name, ".java") };
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
      ...item.path.map(({ param }) => expression`args.path(${book.types.of(param.ref).codec}, ${text(param.name.wire)})`),
      ...(body === undefined ? [] : [expression`args.body(${body.codec})`]),
      ...(item.paramsClass === undefined
        ? []
        : [expression`args.params(${fragment(expression`${item.paramsClass}`.code, [{ from: `${book.root}.model`, name: item.paramsClass }])}.SHAPE)`]),
      fragment(fixed("options", "expression")),
    ];
    const call = expression`${access}.${item.method}(${join(args, ", ", "expression")})`;
    uses.push(call);
    return { id: text(item.operation.id), call: call.code };
  });
  const below = entry.children.flatMap((child) => entriesOf(book, child, expression`${access}.${child.accessor}()`, uses));
  return [...own, ...below];
}
