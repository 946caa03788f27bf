import {
  entries,
  isObject,
  own,
  ownObject,
  ownText,
  type Value,
  type ValueObject,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { propertiesOf } from "./compose.ts";
import { objectAt, tell, type Build } from "./context.ts";
import { UNKNOWN } from "./drafts.ts";
import { byPreference, codecOf, concrete } from "./media.ts";
import { readHeaders } from "./parameters.ts";
import { basisOf, formatOf } from "./scalars.ts";
import { compositeAt, typeRef } from "./schemas.ts";
import type { Body, Content, Part, TypeRef } from "./types.ts";
import { nameOf } from "./words.ts";

const OCTETS: TypeRef = {
  type: { kind: "scalar", scalar: "binary", asString: false },
  nullable: false,
};

/** The request body of an operation; undefined when it has none, or none that can be sent. */
export function readBody(build: Build, at: string, operation: ValueObject): Body | undefined {
  const value = own(operation, "requestBody");
  if (value === undefined) return undefined;
  const node = objectAt(build, below(at, "requestBody"), value, "A request body");
  if (node === undefined) return undefined;
  const place = below(node.at, "content");
  const contents = entries(own(node.value, "content"))
    .flatMap(([media, content]) => readContent(build, below(place, media), media, content))
    .sort(byPreference);
  const [first, ...rest] = contents;
  if (first === undefined) {
    tell(
      build,
      "W-BODY",
      node.at,
      "A request body needs a content with at least one media type.",
      "The operation sends no body.",
      "Add a media type.",
    );
    return undefined;
  }
  return { required: own(node.value, "required") === true, contents: [first, ...rest] };
}

function readContent(build: Build, at: string, media: string, content: Value): Content[] {
  if (!isObject(content)) {
    tell(build, "W-BODY", at, "A media type must be an object.", "It is left out.");
    return [];
  }
  const schema = own(content, "schema");
  const codec = codecOf(media, isBinary(build, below(at, "schema"), schema));
  const sent = concrete(media, codec);
  if (codec === "octets") return [{ media: sent, codec, ref: OCTETS }];
  const ref = schema === undefined ? UNKNOWN : typeRef(build, below(at, "schema"), schema);
  if (codec !== "form" && codec !== "multipart") return [{ media: sent, codec, ref }];
  return [
    {
      media: sent,
      codec,
      ref,
      parts: readParts(build, at, schema, ownObject(content, "encoding")),
    },
  ];
}

/** Whether a schema describes raw octets. */
export function isBinary(build: Build, at: string, schema: Value | undefined): boolean {
  if (schema === undefined) return false;
  const composite = compositeAt(build, at, schema);
  if (composite === undefined) return false;
  const basis = basisOf(composite);
  return basis === "file" || (basis === "string" && formatOf(composite) === "binary");
}

function readParts(
  build: Build,
  at: string,
  schema: Value | undefined,
  encoding: ValueObject | undefined,
): readonly Part[] {
  const composite =
    schema === undefined ? undefined : compositeAt(build, below(at, "schema"), schema);
  if (composite === undefined) return [];
  return [...propertiesOf(composite)].flatMap(([name, places]) => {
    const place = places.at(-1);
    if (place === undefined) return [];
    const shape = compositeAt(build, place.at, place.schema);
    const many = shape !== undefined && basisOf(shape) === "array";
    const items = many
      ? shape.parts.findLast((part) => own(part.schema, "items") !== undefined)
      : undefined;
    const item = items === undefined ? undefined : own(items.schema, "items");
    const file = many
      ? items !== undefined && isBinary(build, below(items.at, "items"), item)
      : isBinary(build, place.at, place.schema);
    const node = ownObject(encoding, name);
    const media = ownText(node, "contentType");
    return [
      {
        name: nameOf(name),
        file,
        many,
        ...(media === undefined ? {} : { media }),
        headers: readHeaders(build, below(at, "encoding", name, "headers"), own(node, "headers")),
      },
    ];
  });
}
