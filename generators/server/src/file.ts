/** A generated file and the constants in it. */
import {
  compose,
  fixed,
  ownedFile,
  type Code,
  type FilePlan,
  type Fragment,
  type Import,
  type Json,
  type Origin,
} from "@njia/generator-core";
import { docComment, json } from "@njia/generator-typescript/literals";
import { printable, type Statement } from "@njia/generator-typescript/structure";
import type { ServerModel } from "./model.ts";

const expression = compose("expression");

export interface FileParts {
  readonly path: Code<"path">;
  readonly imports: readonly Import[];
  readonly statements: readonly Statement[];
  readonly origins?: readonly Origin[];
}

/** One owned file, printed by ts-morph. */
export function file(model: ServerModel, parts: FileParts): FilePlan {
  const { path, imports, statements, origins = [] } = parts;
  const source = printable({ header: model.header, imports, statements });
  return ownedFile({ path, origins, body: { kind: "printed", source } });
}

/** `export const name = value as const satisfies type;` with a JSON value, so that its keys and words are known to the compiler. */
export function table(
  name: Code<"identifier">,
  value: Json,
  type: Fragment<"type">,
  doc: string,
): Statement {
  return constant(name, expression`${json(value)} as const satisfies ${type}`.code, doc);
}

/** `export const name = initializer;`, as finished code: ts-morph would indent the lines of a literal once more. */
export function constant(
  name: Code<"identifier">,
  initializer: Code<"expression">,
  doc: string,
): Statement {
  const comment = docComment({ summary: doc }) ?? fixed("", "comment");
  return expression`\n/** ${comment} */
export const ${name} = ${initializer};`.code;
}
