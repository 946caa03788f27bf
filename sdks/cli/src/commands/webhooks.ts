/** `webhooks sign` and `webhooks verify`: signatures of deliveries (Standard Webhooks 1.0), without a network. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Command } from "commander";
import { signForTest } from "@njia/sdk/webhooks";
import { CliError, EXIT, usage } from "../exit.ts";
import { readBytes } from "../input.ts";
import { sessionOf } from "../program.ts";

interface SignFlags {
  readonly secret?: string;
  readonly file: string;
  readonly id?: string;
  readonly timestamp?: string;
}
interface VerifyFlags {
  readonly secret?: string;
  readonly file: string;
  readonly headers: string;
  readonly tolerance: string;
  readonly now?: string;
}

export function addWebhooks(program: Command): void {
  const webhooks = program
    .command("webhooks")
    .description("sign and verify webhook deliveries offline");
  webhooks
    .command("sign")
    .description("print the headers that make a body genuine")
    .option("--secret <whsec>", "signing secret; or NJIA_WEBHOOK_SECRET")
    .requiredOption("--file <path>", "raw body; - is standard input")
    .option("--id <id>", "message id")
    .option("--timestamp <seconds>", "since the epoch; now if left out")
    .action(async (flags: SignFlags, command: Command) => {
      const { out } = await sessionOf(command);
      const headers = await signForTest(await readBytes(flags.file), secretOf(flags.secret), {
        ...(flags.id !== undefined && { id: flags.id }),
        ...(flags.timestamp !== undefined && {
          timestamp: wholeNumber("--timestamp", flags.timestamp),
        }),
      });
      if (out.json) out.record(headers);
      else
        out.text(
          Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join("\n"),
        );
    });
  webhooks
    .command("verify")
    .description("check a delivery step by step; exit 8 if it is not genuine")
    .option("--secret <whsec>", "signing secret; or NJIA_WEBHOOK_SECRET")
    .requiredOption("--file <path>", "raw body; - is standard input")
    .requiredOption("--headers <path>", "file of name: value lines or a JSON object")
    .option("--tolerance <seconds>", "largest age", "300")
    .option("--now <seconds>", "time to check against; the clock's if left out")
    .action(async (flags: VerifyFlags, command: Command) => {
      const { out } = await sessionOf(command);
      const steps = verify(
        await readBytes(flags.file),
        parseHeaders((await readBytes(flags.headers)).toString("utf8")),
        flags,
      );
      const genuine = steps.every(({ ok }) => ok);
      if (out.json) out.record({ genuine, steps });
      else
        for (const { step, ok, found } of steps)
          out.line(
            `${ok ? out.paint("green", "ok") : out.paint("red", "no")}  ${step.padEnd(13)}  ${found}`,
          );
      if (!genuine)
        throw new CliError(
          EXIT.handler,
          "The delivery is not genuine.",
          steps.find(({ ok }) => !ok)?.help ?? "",
        );
    });
}

interface Step {
  readonly step: string;
  readonly ok: boolean;
  readonly found: string;
  readonly help?: string;
}

function verify(
  body: Buffer,
  headers: ReadonlyMap<string, string>,
  flags: VerifyFlags,
): readonly Step[] {
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  const signatures = headers.get("webhook-signature") ?? "";
  const now =
    flags.now === undefined ? Math.floor(Date.now() / 1000) : wholeNumber("--now", flags.now);
  const tolerance = wholeNumber("--tolerance", flags.tolerance);
  const age = /^\d+$/.test(timestamp) ? now - Number(timestamp) : NaN;
  const prefix = `${id}.${timestamp}.`;
  const mac = createHmac("sha256", keyBytes(secretOf(flags.secret)))
    .update(prefix)
    .update(body)
    .digest();
  const given = signatures.split(" ").flatMap((entry) => {
    const [version, value] = entry.split(",");
    return version === "v1" && value ? [Buffer.from(value, "base64")] : [];
  });
  const fits = given.some((one) => one.length === mac.length && timingSafeEqual(one, mac));
  return [
    { step: "id", ok: id !== "", found: id || "missing", help: "Add the header webhook-id." },
    {
      step: "timestamp",
      ok: Math.abs(age) <= tolerance,
      found: Number.isNaN(age)
        ? timestamp || "missing"
        : `${timestamp}, ${age} s old, ${tolerance} s allowed`,
      help: "Check the clock of this machine, or give --now.",
    },
    { step: "signed string", ok: true, found: `${prefix}<${body.length} bytes>` },
    {
      step: "signatures",
      ok: given.length > 0,
      found: `${given.length} of version v1`,
      help: "Add the header webhook-signature.",
    },
    {
      step: "compare",
      ok: fits,
      found: fits ? "a signature fits" : "no signature fits",
      help: "Check the secret, and that the body is the raw one: not parsed and printed again.",
    },
  ];
}

function secretOf(flag: string | undefined): string {
  const secret = flag ?? process.env["NJIA_WEBHOOK_SECRET"];
  if (secret) return secret;
  throw usage("The signing secret is missing.", "Give --secret, or set NJIA_WEBHOOK_SECRET.");
}

function keyBytes(secret: string): Buffer {
  const text = secret.replace(/^whsec_/, "");
  if (/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return Buffer.from(text, "base64");
  throw usage("The secret is not whsec_ and base64.", "Copy the whole secret.");
}

function wholeNumber(flag: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw usage(`${flag} takes a whole number of seconds, not "${text}".`);
}

function parseHeaders(text: string): ReadonlyMap<string, string> {
  if (text.trimStart().startsWith("{")) {
    const record = JSON.parse(text) as Record<string, unknown>;
    return new Map(
      Object.entries(record).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
  }
  return new Map(
    text.split(/\r?\n/).flatMap((line): [string, string][] => {
      const at = line.indexOf(":");
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
    }),
  );
}
