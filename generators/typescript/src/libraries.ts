/**
 * ts-morph and openapi-typescript, loaded for what they cost: as CommonJS, because Node reads a file of megabytes that is
 * imported three times over, and with one TypeScript compiler between them, the one that ts-morph brings. Measured: 0.8
 * seconds of processor time for two plain imports, 0.3 in this way.
 */
import { createRequire } from "node:module";
import type TypeScript from "typescript";

type OpenApiTypescript = typeof import("openapi-typescript");

const require = createRequire(import.meta.url);
const morph = require("ts-morph") as typeof import("ts-morph");

export const { IndentationText, NewLineKind, Project, QuoteKind, StructureKind } = morph;
// A newer compiler than the one whose types are at hand; what is used here is the same in both.
const compiler: unknown = morph.ts;
export const ts = compiler as typeof TypeScript;

/** Whoever asks for `typescript` in this process gets the compiler that is loaded already. */
function shareCompiler(): void {
  const id = require.resolve("typescript");
  const carrier = require.cache[require.resolve("ts-morph")];
  if (carrier !== undefined && require.cache[id] === undefined)
    require.cache[id] = Object.assign(Object.create(carrier) as NodeJS.Module, { id, exports: ts });
}

shareCompiler();

// Two modules of it: its index would also load the bundler that it reads documents with.
export const transformSchema =
  require("openapi-typescript/dist/transform/index.cjs") as OpenApiTypescript["transformSchema"];
export const { astToString } = require("openapi-typescript/dist/lib/ts.cjs") as Pick<
  OpenApiTypescript,
  "astToString"
>;
