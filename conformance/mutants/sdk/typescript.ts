/** Patches that plant one defect each into the TypeScript SDK, by the name of the mutant; paths from `sdks/typescript`. */
import type { Patch } from "./patch.ts";

const runtime = (file: string, find: string, replace: string): Patch => ({
  file: `src/runtime/${file}`,
  find,
  replace,
});

/** What a transport does that follows redirects: the same request again, credentials and all. */
const follow = `outgoing.on("response", (incoming) => {
      const { statusCode = 0 } = incoming;
      const to = incoming.headers.location;
      if (statusCode >= 300 && statusCode < 400 && to !== undefined) {
        incoming.resume();
        done();
        try {
          const url = new URL(to, request.url).href;
          return resolve(sendOnce({ ...request, url }, options, plain, secure));
        } catch (error) {
          return reject(error);
        }
      }`;

export const typescript: Readonly<Record<string, readonly Patch[]>> = {
  "retry-on-400": [runtime("retry.ts", "/^(408|429|500", "/^(400|408|429|500")],
  "retry-after-ignored": [
    runtime(
      "call.ts",
      "const delay = error.retryAfter ?? backoff(n, settings.seam.random);",
      "const delay = backoff(n, settings.seam.random);",
    ),
  ],
  "http-date-read-as-0": [runtime("retry.ts", "Math.max(0, date - now)", "0")],
  "max-retry-after-ignored": [
    runtime(
      "call.ts",
      "const fits = delay <= policy.maxRetryAfter || error.retryAfter === undefined;",
      "const fits = true;",
    ),
  ],
  "no-deadline": [
    runtime(
      "call.ts",
      "return policy.deadline - (settings.seam.elapsed() - this.#started);",
      "return Infinity;",
    ),
  ],
  "timeout-per-read": [
    runtime(
      "attempt.ts",
      "let release = (): void => {",
      "Object.assign(controller.signal, { readSome: () => timer.refresh() });\n  let release = (): void => {",
    ),
    runtime(
      "transport/sockets.ts",
      `incoming.on("data", (chunk: Buffer) => chunks.push(chunk));`,
      `incoming.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        (this.#signal as any).readSome?.();
      });`,
    ),
  ],
  "keyless-write-replayed": [
    runtime(
      "retry.ts",
      "if (status === undefined) return replaySafe || !failed.sent;",
      "if (status === undefined) return true;",
    ),
  ],
  "tls-check-off": [
    runtime(
      "transport/sockets.ts",
      "const tls = { ...options.tls } as",
      "const tls = { ...options.tls, rejectUnauthorized: false } as",
    ),
  ],
  "redirect-followed": [
    runtime("transport/sockets.ts", `outgoing.on("response", (incoming) => {`, follow),
  ],
  "path-not-escaped": [
    runtime(
      "query.ts",
      "const part = (item: unknown): string => encode(scalarText(item, name));",
      "const part = (item: unknown): string => scalarText(item, name);",
    ),
  ],
  "headers-shared-between-calls": [
    runtime(
      "core.ts",
      `const headers: Record<string, string> = { accept: operation.accept ?? "application/json" };`,
      `const headers: Record<string, string> = ((this as any).lastHeaders ??= {});
    for (const own of ["idempotency-key", "content-type"]) delete headers[own];
    headers["accept"] = operation.accept ?? "application/json";`,
    ),
  ],
  "socket-not-released": [
    runtime("transport/sockets.ts", "    plain.destroy();\n    secure.destroy();\n", ""),
  ],
  "signature-over-reserialised-json": [
    {
      file: "src/runtime/webhook.ts",
      find: "const bytes = rawBytes(payload);",
      replace: `let bytes = rawBytes(payload);
  try {
    bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(bytes))));
  } catch {
    // Not JSON: as it came.
  }`,
    },
  ],
  "no-timestamp-tolerance": [
    runtime(
      "webhook.ts",
      "if (Math.abs(current - Number(timestamp)) > tolerance)",
      "if (Math.abs(current - Number(timestamp)) > Infinity)",
    ),
  ],
  "secret-in-debug-text": [
    runtime(
      "core.ts",
      "this.#userAgent = userAgent(facts.product, facts.version);",
      "this.#userAgent = userAgent(facts.product, facts.version);\n    Object.assign(this, { options });",
    ),
    runtime(
      "resource.ts",
      "    this.#core = core;",
      "    this.#core = core;\n    Object.assign(this, { core });",
    ),
  ],
  "hook-breaks-the-call": [
    runtime("hooks.ts", "} catch {\n    // By contract (section 11).\n  }", "} finally {\n  }"),
  ],
};
