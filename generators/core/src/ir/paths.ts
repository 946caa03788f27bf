import { below } from "../source/pointer.ts";
import { tell, type Build } from "./context.ts";
import type { Param, PathPart } from "./types.ts";
import { nameOf } from "./words.ts";

/** Splits a path template; RFC 6570 operators inside the braces are tolerated, and a missing leading slash is added. */
export function pathParts(template: string): readonly PathPart[] {
  const parts: PathPart[] = [];
  let rest = template.startsWith("/") ? template : `/${template}`;
  for (let match = /\{([^{}]*)\}/.exec(rest); match !== null; match = /\{([^{}]*)\}/.exec(rest)) {
    const name = (match[1] ?? "").replace(/^[.;?&+#/]/, "").replace(/\*$/, "");
    const text = rest.slice(0, match.index);
    if (text !== "") parts.push({ kind: "text", text });
    if (name === "") parts.push({ kind: "text", text: match[0] });
    else parts.push({ kind: "param", wire: name });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== "") parts.push({ kind: "text", text: rest });
  return parts;
}

/** Makes placeholders and path parameters match: a missing parameter becomes a string, a spare one is left out. */
export function withPlaceholders(
  build: Build,
  at: string,
  path: readonly PathPart[],
  params: readonly Param[],
): readonly Param[] {
  const names = new Set(path.flatMap((part) => (part.kind === "param" ? [part.wire] : [])));
  const kept = params.filter((param) => {
    if (param.in !== "path" || names.has(param.name.wire)) return true;
    tell(
      build,
      "W-PARAMETER",
      param.origin.pointer,
      `The path parameter "${param.name.wire}" has no placeholder in the path.`,
      "It is left out.",
      `Write {${param.name.wire}} into the path.`,
    );
    return false;
  });
  const missing = [...names].filter(
    (name) => !kept.some((param) => param.in === "path" && param.name.wire === name),
  );
  return [...missing.map((name) => placeholder(build, at, name)), ...kept];
}

function placeholder(build: Build, at: string, name: string): Param {
  tell(
    build,
    "W-PARAMETER",
    at,
    `The path holds {${name}}, but no parameter declares it.`,
    "It is a string.",
    "Declare a path parameter of that name.",
  );
  return {
    name: nameOf(name),
    origin: { pointer: below(at, "parameters") },
    in: "path",
    ref: { type: { kind: "scalar", scalar: "string", asString: false }, nullable: false },
    required: true,
    encode: { by: "style", style: "simple", explode: false, allowReserved: false },
    sensitive: "no",
  };
}
