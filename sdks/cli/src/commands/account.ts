/** `login`, `logout`, `whoami`: who the command acts for. */
import type { Command } from "commander";
import { keyMode } from "../config/key.ts";
import { readStored, removeStored, writeStored } from "../config/credentials.ts";
import { CliError, EXIT, usage } from "../exit.ts";
import { ask, readSecret } from "../input.ts";
import { sessionOf } from "../program.ts";
import { ANY, Session, type Operation } from "../session.ts";

export const CHECK: Operation = {
  id: "checkAuthentication",
  method: "GET",
  path: "/v1/auth/check",
  result: ANY,
};
const LOGIN: Operation = {
  id: "login",
  method: "POST",
  path: "/v1/auth/login",
  body: true,
  result: ANY,
  auth: ["ApiKeyAuth"],
  secret: "accessToken password refreshToken",
};
const LOGOUT: Operation = {
  id: "logout",
  method: "POST",
  path: "/v1/auth/logout",
  auth: ["ApiKeyAuth SessionAuth"],
};

export interface AuthCheck {
  readonly tenant: { readonly id: string; readonly name: string };
  readonly livemode: boolean;
}
interface LoginFlags {
  readonly email?: string;
  readonly passwordStdin?: boolean;
}

export function addAccount(program: Command): void {
  program
    .command("login")
    .description("check an API key and keep it; with --email also open a session")
    .option("--email <address>", "log a person in, beside the key")
    .option("--password-stdin", "read the password from standard input")
    .action(async (flags: LoginFlags, command: Command) => login(await sessionOf(command), flags));
  program
    .command("logout")
    .description("end the session and forget the key of this profile")
    .action(async (_: unknown, command: Command) => logout(await sessionOf(command)));
  program
    .command("whoami")
    .description("tenant, mode, scopes and rate limit of the key")
    .action(async (_: unknown, command: Command) => {
      const session = await sessionOf(command);
      const { data, meta } = await session.call(CHECK);
      session.out.result(data, { requestId: meta.requestId });
    });
}

async function login(opened: Session, { email, passwordStdin }: LoginFlags): Promise<void> {
  if (passwordStdin && email === undefined)
    throw usage("--password-stdin needs --email.", "Add --email ADDRESS.");
  const { out, interactive } = opened;
  const { profile } = opened.settings;
  const apiKey =
    opened.settings.apiKey ??
    (await ask("API key", "--api-key-stdin or NJIA_API_KEY", interactive, true));
  const mode = keyMode(apiKey);
  const session = new Session(
    { ...opened.settings, apiKey, session: undefined },
    { json: out.json, input: interactive },
  );
  const { data } = await session.call(CHECK);
  const { tenant } = data as AuthCheck;
  const file = writeStored(profile, mode, { apiKey });
  if (file === undefined)
    throw new CliError(
      EXIT.usage,
      `The key is good (${tenant.name}, live mode), but live keys are not kept on disk.`,
      "Give it with NJIA_API_KEY or --api-key-stdin, together with --live, or install @napi-rs/keyring to keep it in the keychain.",
    );
  const opening =
    email === undefined ? undefined : await openSession(session, email, passwordStdin === true);
  if (opening !== undefined) writeStored(profile, mode, { apiKey, session: opening });
  out.result({
    profile,
    tenant: tenant.name,
    tenantId: tenant.id,
    mode,
    apiKey,
    session: opening?.email,
    sessionEnds: opening?.expiresAt,
    file,
  });
}

async function openSession(
  session: Session,
  email: string,
  stdin: boolean,
): Promise<{ accessToken: string; expiresAt: string; email: string }> {
  const password = stdin
    ? await readSecret("password")
    : await ask("Password", "--password-stdin", session.interactive, true);
  const { data } = await session.call(LOGIN, [], { email, password });
  const { accessToken, expiresAt } = data as { accessToken: string; expiresAt: string };
  return { accessToken, expiresAt, email };
}

async function logout(session: Session): Promise<void> {
  const { profile } = session.settings;
  const stored = readStored(profile, session.settings.live ? "live" : "test");
  if (!stored) {
    session.out.result({ profile, state: "was not logged in" });
    return;
  }
  const ends = Date.parse(stored.session?.expiresAt ?? "");
  // The local copy goes first: it must be gone even when the server cannot be reached.
  removeStored(profile);
  if (stored.session && ends > Date.now() && session.settings.session) await session.call(LOGOUT);
  session.out.result({ profile, state: "logged out" });
}
