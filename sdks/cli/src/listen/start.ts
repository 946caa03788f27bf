/** From the flags of `listen` to a running listener with its view. */
import type { Session } from "../session.ts";
import { jsonView, linesView, quietView } from "./lines.ts";
import { Listener } from "./listener.ts";
import { readOptions, type ListenFlags } from "./options.ts";
import { tuiView } from "../tui/tui.ts";
import { SessionApi } from "./session-api.ts";

export async function startListening(
  session: Session,
  target: string | undefined,
  flags: ListenFlags,
): Promise<void> {
  const { out } = session;
  if (flags.printSecret === true) return printSecret(session, flags);
  const tty = isTerminal() && session.interactive;
  const options = readOptions(target, flags, { json: out.json, tty });
  const listener = new Listener(session, options);
  await listener.run((controls) => {
    switch (options.output) {
      case "json":
        return jsonView(out);
      case "quiet":
        return quietView(out);
      case "lines":
        return linesView(out);
      case "tui":
        return tuiView(session, controls, options.routes.at(-1)?.url);
      default:
        return options.output satisfies never;
    }
  });
}

async function printSecret(session: Session, flags: ListenFlags): Promise<void> {
  const api = new SessionApi(session);
  const { id, secret } = await api.create({}, flags.takeover === true, session.signal);
  await api.close(id, session.signal).catch(() => undefined);
  if (session.out.json) session.out.record({ secret });
  else session.out.text(secret);
}

/** Whether a screen can be drawn. */
const isTerminal = (): boolean =>
  process.stdout.isTTY && process.stdin.isTTY && process.env["TERM"] !== "dumb";
