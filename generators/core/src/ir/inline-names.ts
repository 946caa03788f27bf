import { byCodePoint, entries, isObject, own, ownList, ownText } from "../source/plain.ts";
import { splitPlace } from "../source/pointer.ts";
import { valueAt } from "../source/references.ts";
import type { Build } from "./context.ts";
import { overrideOf } from "./decl.ts";
import { componentName, isComponent } from "./components.ts";
import { nameKey, shortHash, wordsOf } from "./words.ts";

/** What names of inline types are made of: the words of operations by their place. */
export type OperationWords = ReadonlyMap<string, readonly string[]>;

/** A function that turns a place into words by walking it from the nearest named ancestor. */
export function pointerWords(
  build: Build,
  operations: OperationWords,
): (key: string, banned: ReadonlySet<string>) => readonly string[] {
  return (key, banned) => {
    const { file, pointer } = splitPlace(key);
    const self = pointer.endsWith("#self") || key.endsWith("#self");
    const raw = pointer
      .replace(/#self$/, "")
      .split("/")
      .slice(1);
    let words: readonly string[] = file === "" ? [] : wordsOf(componentName(`${file}#`));
    let at = file === "" ? "" : `${file}#`;
    let index = 0;
    while (index < raw.length) {
      const step = stepAt(build, operations, raw, index, at, words);
      at += `/${raw.slice(index, index + step.length).join("/")}`;
      index += step.length;
      words = step.words;
      const place = at;
      if (step.schema && !isComponent(place))
        words =
          ownWords(
            build,
            place,
            step.last,
            words,
            place === key && banned.has(key) ? true : banned.has(place),
          ) ?? words;
    }
    return self ? [...words, "base"] : words.length === 0 ? ["type"] : words;
  };
}

interface Step {
  readonly length: number;
  readonly words: readonly string[];
  /** Whether a schema stands at the end of the step. */
  readonly schema: boolean;
  readonly last: string;
}

function stepAt(
  build: Build,
  operations: OperationWords,
  raw: readonly string[],
  index: number,
  at: string,
  words: readonly string[],
): Step {
  const segment = decode(raw[index] ?? "");
  const next = decode(raw[index + 1] ?? "");
  const step = (length: number, own: readonly string[], schema = false): Step => ({
    length,
    words: own,
    schema,
    last: next,
  });
  switch (segment) {
    case "components":
      return step(3, wordsOf(decode(raw[index + 2] ?? "")), next === "schemas");
    case "definitions":
      return step(2, wordsOf(next), true);
    case "paths": {
      const place = `${at}/${raw.slice(index, index + 3).join("/")}`;
      const named = operations.get(place);
      return named === undefined ? step(2, wordsOf(next)) : step(3, named);
    }
    case "x-webhooks":
    case "callbacks":
      return step(2, [...words, ...wordsOf(next), "event"]);
    case "parameters":
      return step(2, [
        ...words,
        ...wordsOf(
          ownText(valueAt(build.document, `${at}/parameters/${next}`), "name") ?? "parameter",
        ),
      ]);
    case "headers":
      return step(2, [...words, ...wordsOf(next), "header"]);
    case "requestBody":
      return step(1, words.at(-1) === "event" ? words : [...words, "request"]);
    case "responses":
      return step(2, [
        ...words,
        ...(/^[12]/.test(next) ? ["response"] : ["error", ...wordsOf(next)]),
      ]);
    case "content":
      return step(2, words);
    case "properties":
      return step(2, [...words, ...wordsOf(next)], true);
    case "items":
      return step(1, [...words, "item"], true);
    case "additionalProperties":
      return step(1, [...words, "value"], true);
    case "allOf":
      return step(2, words, true);
    case "oneOf":
    case "anyOf":
      return step(2, [...words, ...branchWords(build, `${at}/${segment}/${next}`)], true);
    case "enum":
      return step(2, [...words, ...wordsOf(next)], true);
    case "schema":
      return step(1, words, true);
    default:
      return step(
        1,
        METHOD.test(segment) || segment.startsWith("{$") ? words : [...words, ...wordsOf(segment)],
      );
  }
}

const METHOD = /^(?:get|put|post|delete|options|head|patch|trace)$/;

/** `x-sdk-name`, or a title that says more than the property's own name. */
function ownWords(
  build: Build,
  at: string,
  last: string,
  words: readonly string[],
  titleBanned: boolean,
): readonly string[] | undefined {
  const node = build.composites.get(at)?.outer ?? valueAt(build.document, at);
  const pinned = overrideOf(node).words;
  if (pinned !== undefined) return pinned;
  const title = ownText(node, "title")?.trim();
  if (title === undefined || titleBanned || !/^[A-Za-z][A-Za-z0-9 _.-]{1,49}$/.test(title))
    return undefined;
  const own = wordsOf(title);
  const repeats = nameKey(own) === nameKey(wordsOf(last)) || nameKey(own) === nameKey(words);
  return repeats || own.length > 5 ? undefined : own;
}

/** What tells a branch from its siblings: its hint, title, constant or type; a hash of its place when nothing does. */
function branchWords(build: Build, at: string): readonly string[] {
  const composite = build.composites.get(at);
  const node = composite?.outer ?? valueAt(build.document, at);
  if (composite?.hint !== undefined) return composite.hint;
  const title = ownText(node, "title");
  if (title !== undefined) return wordsOf(title);
  const telling = tellingProperty(build, at);
  if (telling !== undefined) return ["with", ...wordsOf(telling)];
  const type = ownText(node, "type");
  return type === undefined ? [`x${shortHash(at)}`] : wordsOf(type);
}

/** A property that no sibling branch declares, a required one if there is any. */
function tellingProperty(build: Build, at: string): string | undefined {
  const list = at.slice(0, at.lastIndexOf("/"));
  const siblings = valueAt(build.document, list);
  const others = new Set(
    (Array.isArray(siblings) ? siblings : []).flatMap((_, index) =>
      `${list}/${index}` === at ? [] : propertyNames(build, `${list}/${index}`).all,
    ),
  );
  const { required, all } = propertyNames(build, at);
  return [...required, ...all].find((name) => !others.has(name));
}

function propertyNames(
  build: Build,
  at: string,
): { readonly required: readonly string[]; readonly all: readonly string[] } {
  const node = valueAt(build.document, at);
  const parts = build.composites.get(at)?.parts ?? (isObject(node) ? [{ schema: node }] : []);
  const all = parts.flatMap((part) =>
    entries(own(part.schema, "properties")).map(([name]) => name),
  );
  const required = parts.flatMap((part) =>
    ownList(part.schema, "required").filter((name): name is string => typeof name === "string"),
  );
  return { required: required.sort(byCodePoint), all: all.sort(byCodePoint) };
}

function decode(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
