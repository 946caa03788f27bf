/** `export`, `changelog`, `docs`: what the server publishes about itself. */
import type { Command } from "commander";
import { writeFileSync } from "node:fs";
import { usage } from "../exit.ts";
import { BYTES } from "../output/answer.ts";
import { sessionOf } from "../program.ts";
import { ANY, PUBLIC, type Operation, type Session } from "../session.ts";

interface ExportFlags {
  readonly tags?: string;
  readonly journey?: string;
  readonly env?: string;
  readonly deprecated?: boolean;
  readonly tests: boolean;
  readonly part?: string;
  readonly url?: string;
  readonly out?: string;
}

const exportOf = (tool: string): Operation => ({
  id: tool === "postman" ? "exportPostmanCollection" : "exportInsomniaCollection",
  method: "GET",
  path: `/api/docs/export/${tool}`,
  query: "tags,",
  decode: BYTES,
  auth: PUBLIC,
});
const CHANGES: Operation = {
  id: "listChangeLog",
  method: "GET",
  path: "/v1/changelog",
  result: ANY,
  auth: PUBLIC,
  page: {
    style: "cursor",
    send: "startingAfter",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};
const USAGE: Operation = {
  id: "getDeprecationUsage",
  method: "GET",
  path: "/v1/deprecations/usage",
  result: ANY,
};

export function addDocuments(program: Command): void {
  program
    .command("export <postman|insomnia>")
    .description(
      "the API as a collection: the very bytes of the playground and of /api/docs/export",
    )
    .option("--tags <tags>", "only these, separated by commas")
    .option("--journey <name>", "only the steps of this journey")
    .option("--env <sandbox|live>", "only this environment")
    .option("--deprecated", "deprecated operations as well")
    .option("--no-tests", "without tests")
    .option("--part <collection|environment>", "only this part")
    .option("--url <url>", "origin that the requests go to; the server's own if left out")
    .option("-o, --out <file>", "write a file instead of standard output")
    .action(async (tool: string, flags: ExportFlags, command: Command) => {
      if (tool !== "postman" && tool !== "insomnia")
        throw usage(`There is no export for "${tool}".`, "Choose postman or insomnia.");
      await runExport(await sessionOf(command), tool, flags);
    });
  const changelog =
    program.commands.find((child) => child.name() === "changelog") ?? program.command("changelog");
  changelog
    .description("what changed in the API, newest first")
    .option("--since <version>", "only releases after this one, such as 2.3.0")
    .option("--breaking", "only what a client may have to change for")
    .option("--mine", "only what is deprecated and was used by this tenant in the last 30 days")
    .action(async (flags: ChangesFlags, command: Command) =>
      changes(await sessionOf(command), flags),
    );
  program
    .command("docs [operationId]")
    .description("the address of the reference, or of one operation in it")
    .action(async (id: string | undefined, _: unknown, command: Command) => {
      const { out, settings } = await sessionOf(command);
      const url = `${settings.baseUrl.replace(/\/+$/, "")}/api/docs`;
      if (id === undefined) return out.json ? out.record({ url }) : out.text(url);
      const { factsOf } = await import("../fixtures/check.ts");
      const facts = await factsOf(id);
      if (facts === undefined) throw usage(`There is no operation ${id}.`, "See them: njia --help");
      const { method, path, summary, scopes } = facts;
      out.result({
        operationId: id,
        summary,
        call: `${method} ${path}`,
        scopes,
        url: `${url}/${id}`,
      });
    });
}

async function runExport(session: Session, tool: string, flags: ExportFlags): Promise<void> {
  const { tags, journey, env, deprecated, tests, part, url, out } = flags;
  const params = {
    ...(tags !== undefined && { tags: tags.split(",").map((tag) => tag.trim()) }),
    ...(journey !== undefined && { journey }),
    ...(env !== undefined && { env }),
    ...(deprecated === true && { deprecated }),
    ...(!tests && { tests }),
    ...(part !== undefined && { part }),
    ...(url !== undefined && { baseUrl: url }),
  };
  const { data } = await session.call(exportOf(tool), [], params);
  const bytes = Buffer.from(data as Uint8Array);
  if (out === undefined) {
    process.stdout.write(bytes);
    return;
  }
  try {
    writeFileSync(out, bytes);
  } catch (error) {
    throw usage(
      `${out} cannot be written (${(error as NodeJS.ErrnoException).code ?? "error"}).`,
      "Correct --out.",
    );
  }
  if (session.out.json) session.out.record({ file: out, bytes: bytes.length });
  else session.out.note(`wrote ${out}, ${bytes.length} bytes`);
}

interface ChangesFlags {
  readonly since?: string;
  readonly breaking?: boolean;
  readonly mine?: boolean;
}
interface Change {
  readonly version: string;
  readonly date: string;
  readonly kind: string;
  readonly breaking: boolean;
  readonly title: string;
}

async function changes(session: Session, { since, breaking, mine }: ChangesFlags): Promise<void> {
  const { out } = session;
  if (mine === true) {
    const { data } = await session.call(USAGE);
    const { usage: used } = data as { usage: readonly object[] };
    if (out.json) return out.result(data);
    return out.result(used);
  }
  if (since !== undefined && !/^\d+\.\d+\.\d+$/.test(since))
    throw usage(`--since takes a release such as 2.3.0, not "${since}".`);
  const found: Change[] = [];
  const list = session
    .client(CHANGES)
    .list<Change, unknown>(CHANGES, [], breaking ? { breaking } : {});
  for await (const change of list)
    if (since === undefined || isNewer(change.version, since)) found.push(change);
  if (out.json) return out.result(found);
  for (const { version, date, kind, breaking: breaks, title } of found)
    out.line(
      `${version.padEnd(8)}  ${date}  ${kind.padEnd(10)}  ${breaks ? out.paint("red", "breaking  ") : ""}${title}`,
    );
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split(".").map(Number));
  for (let at = 0; at < 3; at += 1) {
    const [one = 0, other = 0] = [a?.[at], b?.[at]];
    if (one !== other) return one > other;
  }
  return false;
}
