/** The statements that read and write one member of a record; the runtime has a function for each kind (`members.go`). */
import type { Code, Field, Fragment } from "@njia/generator-core";
import { compose, fixed } from "@njia/generator-core";
import { text } from "./literals.ts";
import type { Shape } from "./types.ts";

const expression = compose("expression");

/** Whether a member can be missing, and whether it can be null. */
export interface Presence {
  readonly required: boolean;
  readonly nullable: boolean;
}

/** The statement that reads a member into `target`. */
export function readStatement(
  shape: Shape,
  { required, nullable }: Presence,
  target: Fragment<"expression">,
): Fragment<"expression"> {
  const { wire, read } = shape;
  if (!required || nullable) {
    const kind = nullable ? fixed("Nullable", "identifier") : fixed("Optional", "identifier");
    return wire?.kind === "text"
      ? expression`runtime.Read${kind}Text(r, &${target})`
      : expression`runtime.Read${kind}(r, &${target}, ${read})`;
  }
  switch (wire?.kind) {
    case "text":
      return expression`${target} = ${converted(shape, wire.named, expression`r.Text()`)}`;
    case "int64":
      return expression`${target} = ${converted(shape, wire.named, expression`r.Int64()`)}`;
    case "literal":
      return expression`${target} = r.Text()`;
    case "list":
      return expression`runtime.ReadItems(r, &${target}, ${wire.item.read})`;
    case "map":
      return expression`runtime.ReadMembers(r, &${target}, ${wire.item.read})`;
    case undefined:
      return expression`${read}(r, &${target})`;
    default:
      return wire satisfies never;
  }
}

const converted = (
  shape: Shape,
  named: boolean,
  value: Fragment<"expression">,
): Fragment<"expression"> => (named ? expression`${shape.type}(${value})` : value);

/** The statements that write a member from `source`. */
export function writeStatements(
  field: Field,
  shape: Shape,
  { required, nullable }: Presence,
  source: Fragment<"expression">,
): readonly Code<"expression">[] {
  const name = text(field.name.wire);
  const write = masked(field, shape);
  const plain = write === shape.write;
  const start = expression`w.Name(${name})`.code;
  if (!required) {
    return [
      plain && shape.wire?.kind === "text"
        ? expression`runtime.PutOptText(w, ${name}, &${source})`.code
        : expression`runtime.PutOpt(w, ${name}, &${source}, ${write})`.code,
    ];
  }
  if (nullable) {
    return [
      start,
      plain && shape.wire?.kind === "text"
        ? expression`runtime.WriteOptText(w, &${source})`.code
        : expression`runtime.WriteOpt(w, &${source}, ${write})`.code,
    ];
  }
  return [start, (plain ? direct(shape, source) : expression`${write}(w, &${source})`).code];
}

function direct(shape: Shape, source: Fragment<"expression">): Fragment<"expression"> {
  const { wire, write } = shape;
  switch (wire?.kind) {
    case "text":
      return expression`w.Text(${wire.named ? expression`string(${source})` : source})`;
    case "int64":
      return expression`w.Int64(${wire.named ? expression`int64(${source})` : source})`;
    case "literal":
      return expression`w.Literal(${source}, ${wire.text})`;
    case "list":
      return expression`runtime.WriteItems(w, ${source}, ${wire.item.write})`;
    case "map":
      return expression`runtime.WriteMembers(w, ${source}, ${wire.item.write})`;
    case undefined:
      return expression`${write}(w, &${source})`;
    default:
      return wire satisfies never;
  }
}

/** The writer of a field, hidden from people where it is sensitive. */
function masked(field: Field, shape: Shape): Fragment<"expression"> {
  switch (field.sensitive) {
    case "no":
      return shape.write;
    case "all":
      return expression`runtime.Secret(${shape.write})`;
    case "last4":
      return expression`runtime.LastFour(${shape.write})`;
    default:
      return field.sensitive satisfies never;
  }
}
