import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { curlOf, exampleRequest } from "../../web/docs/samples/curl.ts";
import { operationsOf, type ApiOperation } from "../../web/playground/export/document.ts";
import { tellCriterion } from "../support/criteria.ts";
import { openExportWorld, type ExportWorld } from "./exports-world.ts";

const document = JSON.parse(
  readFileSync(new URL("../../../spec/dist/openapi.json", import.meta.url), "utf8"),
) as Readonly<Record<string, unknown>>;
/** A stream never ends, a widget's calls need a visitor, pages and callbacks are not called by a key. */
const isPlain = ({ proof, media }: ApiOperation): boolean =>
  (proof === "key" || proof === "session") && media !== "text/event-stream";
/** They end the credentials that the others need. */
const LAST = ["revokeApiKey", "rollApiKey", "logout", "resetSandbox"];
/** What a request answers that does not fit its operation; anything else is about what the examples name. */
const UNFIT = ["validation_failed", "route_not_found", "unsupported_media_type", "not_acceptable"];

let world: ExportWorld;
let folder: string;
beforeAll(async () => {
  world = await openExportWorld();
  folder = mkdtempSync(join(tmpdir(), "njia-curl-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.server.stop();
});

it("every curl sample of the reference, executed by a shell as it is printed, is a request that its operation takes", async () => {
  const operations = operationsOf(document)
    .filter(isPlain)
    .toSorted((a, b) => Number(LAST.includes(a.id)) - Number(LAST.includes(b.id)));
  const session = await fetch(`${world.server.url}/v1/auth/login`, {
    method: "POST",
    headers: { "x-api-key": world.values.apiKey, "content-type": "application/json" },
    body: JSON.stringify({ email: world.values.email, password: world.values.password }),
  });
  const { accessToken } = (await session.json()) as { readonly accessToken: string };
  const script = [
    // The samples use it as macOS and most Linux systems have it.
    "command -v uuidgen >/dev/null || uuidgen() { cat /proc/sys/kernel/random/uuid; }",
    // Options that only say where the answer goes.
    `curl() { command curl -s -o "$out" -w '%{http_code}' "$@" >"$out.status"; }`,
    ...operations.flatMap((operation) => [
      `out='${join(folder, operation.id)}'`,
      curlOf(exampleRequest(operation, world.server.url)),
    ]),
  ].join("\n");
  writeFileSync(join(folder, "samples.sh"), script);
  await promisify(execFile)("sh", [join(folder, "samples.sh")], {
    timeout: 240_000,
    env: {
      PATH: process.env["PATH"] ?? "",
      NJIA_API_KEY: world.values.apiKey,
      NJIA_SESSION: accessToken,
    },
  });
  const unfit = operations.flatMap(({ id }) => {
    const status = Number(readFileSync(join(folder, `${id}.status`), "utf8"));
    const text = status === 204 ? "" : readFileSync(join(folder, id), "utf8");
    const code = status < 400 ? "" : String((JSON.parse(text) as { code?: string }).code);
    const taken = status >= 200 && status < 500 && ![401, 405].includes(status);
    return taken && !UNFIT.includes(code) ? [] : [`${id}: ${status} ${text.slice(0, 300)}`];
  });
  expect(unfit).toEqual([]);
  expect(operations.length).toBeGreaterThan(120);
  tellCriterion(
    25,
    `${operations.length} of ${operations.length} curl samples executed and taken`,
    "100 %",
  );
});
