import {
  byCodePoint,
  entries,
  isObject,
  own,
  ownList,
  ownObject,
  ownText,
  type Value,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { tell, type Build } from "./context.ts";
import { docOf } from "./decl.ts";
import type { ErrorCode, MetaHeaders, Server } from "./types.ts";

/** The servers with an absolute URL; a relative one tells a client nothing and is reported. */
export function readServers(build: Build): readonly Server[] {
  return ownList(build.document.root, "servers").flatMap((node, index) => {
    const at = below("/servers", index);
    const url = ownText(node, "url");
    if (url === undefined || !/^(?:[a-z][a-z0-9+.-]*:\/\/|\{)/i.test(url)) {
      tell(
        build,
        "I-IGNORED",
        at,
        `The server URL "${url ?? ""}" is not absolute.`,
        "The base URL is a required option of clients.",
      );
      return [];
    }
    const doc = docOf(node);
    const declared = entries(own(node, "variables")).flatMap(([name, variable]) => {
      const fallback = own(variable, "default");
      const values = ownList(variable, "enum").map(String);
      return fallback === undefined || fallback === null
        ? []
        : [{ name, default: String(fallback), values }];
    });
    const used = [...url.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) =>
      name === undefined ? [] : [name],
    );
    const missing = used.find((name) => !declared.some((variable) => variable.name === name));
    if (missing !== undefined) {
      tell(
        build,
        "W-SERVER",
        at,
        `The server variable "${missing}" has no default.`,
        "The server is left out.",
        "Declare it under variables.",
      );
      return [];
    }
    const variables = declared
      .filter((variable) => used.includes(variable.name))
      .sort((a, b) => byCodePoint(a.name, b.name));
    return [
      {
        url: url.length > 1 ? url.replace(/\/+$/, "") : url,
        ...(doc === undefined ? {} : { doc }),
        variables,
      },
    ];
  });
}

/** The catalogue of `x-sdk-errors`, sorted by code. */
export function readErrorCodes(build: Build): readonly ErrorCode[] {
  const catalogue = own(build.document.root, "x-sdk-errors");
  if (catalogue !== undefined && !isObject(catalogue)) {
    tell(
      build,
      "W-EXTENSION",
      "/x-sdk-errors",
      "x-sdk-errors must map codes to { status, retryable, title, doc }.",
      "It is ignored.",
    );
  }
  return entries(catalogue)
    .flatMap(([code, node]) => {
      const status = own(node, "status");
      if (typeof status !== "number") {
        tell(
          build,
          "W-EXTENSION",
          below("/x-sdk-errors", code),
          "An error code needs a status.",
          "The code is left out.",
        );
        return [];
      }
      const title = ownText(node, "title");
      const text = ownText(node, "doc") ?? ownText(node, "description");
      const doc =
        title === undefined
          ? text === undefined
            ? undefined
            : { summary: text }
          : { summary: title, ...(text === undefined ? {} : { body: text }) };
      return [
        {
          code,
          status,
          retryable: own(node, "retryable") === true,
          ...(doc === undefined ? {} : { doc }),
          ...textsOf("titles", entries(own(node, "translations")), "title"),
          ...textsOf("members", entries(own(node, "members"))),
          everywhere: own(node, "everywhere") === true,
        },
      ];
    })
    .sort((a, b) => byCodePoint(a.code, b.code));
}

/** Texts by key, each the value itself or its member `inner`; nothing if there are none. */
function textsOf<K extends string>(
  name: K,
  values: readonly (readonly [string, Value])[],
  inner?: string,
): Partial<Record<K, Readonly<Record<string, string>>>> {
  const texts = values.flatMap(([key, value]) => {
    const text = inner === undefined ? value : own(value, inner);
    return typeof text === "string" ? [[key, text] as const] : [];
  });
  const sorted = texts.sort(([a], [b]) => byCodePoint(a, b));
  const named: Partial<Record<K, Readonly<Record<string, string>>>> = {};
  if (sorted.length > 0) named[name] = Object.fromEntries(sorted);
  return named;
}

/**
 * Where metadata travels, from `x-sdk-headers`:
 * `{ requestId, replayed, apiVersion: { header, value }, rateLimit: { limit, remaining, reset, resetAs } }`.
 */
export function readMetaHeaders(build: Build): MetaHeaders {
  const node = ownObject(build.document.root, "x-sdk-headers");
  if (node === undefined) return {};
  const requestId = ownText(node, "requestId");
  const replayed = ownText(node, "replayed");
  const version = ownObject(node, "apiVersion");
  const header = ownText(version, "header") ?? ownText(version, "name");
  const value = ownText(version, "value");
  const rate = ownObject(node, "rateLimit");
  const limit = ownText(rate, "limit");
  const remaining = ownText(rate, "remaining");
  const reset = ownText(rate, "reset");
  const resetAs = ownText(rate, "resetAs");
  if (version !== undefined && (header === undefined || value === undefined)) {
    tell(
      build,
      "W-EXTENSION",
      "/x-sdk-headers/apiVersion",
      "apiVersion needs { header, value }.",
      "It is ignored.",
    );
  }
  if (
    rate !== undefined &&
    (limit === undefined ||
      remaining === undefined ||
      reset === undefined ||
      (resetAs !== "epoch-seconds" && resetAs !== "delta-seconds"))
  ) {
    tell(
      build,
      "W-EXTENSION",
      "/x-sdk-headers/rateLimit",
      "rateLimit needs { limit, remaining, reset, resetAs: epoch-seconds or delta-seconds }.",
      "It is ignored.",
    );
  }
  return {
    ...(requestId === undefined ? {} : { requestId }),
    ...(replayed === undefined ? {} : { replayed }),
    ...(header === undefined || value === undefined ? {} : { apiVersion: { header, value } }),
    ...(limit === undefined ||
    remaining === undefined ||
    reset === undefined ||
    (resetAs !== "epoch-seconds" && resetAs !== "delta-seconds")
      ? {}
      : { rateLimit: { limit, remaining, reset, resetAs } }),
  };
}

/** The metadata headers in lower case: they are no part of results and parameters. */
export function metaNames(headers: MetaHeaders): ReadonlySet<string> {
  const names = [
    headers.requestId,
    headers.replayed,
    headers.apiVersion?.header,
    headers.rateLimit?.limit,
    headers.rateLimit?.remaining,
    headers.rateLimit?.reset,
  ];
  return new Set(names.flatMap((name) => (name === undefined ? [] : [name.toLowerCase()])));
}
