import { escapeIdentifier, escapeLiteral } from "pg";
import type { Admin } from "./admin.ts";

/**
 * Makes (or corrects) the login the server runs under: no rights beyond what it is granted, so that no setting of a
 * connection can lift it over row-level security. The password is optional where the server authenticates otherwise.
 */
export async function ensureAppLogin(
  admin: Admin,
  name: string,
  password: string | null,
): Promise<void> {
  const login = escapeIdentifier(name);
  const attributes =
    "login noinherit nosuperuser nobypassrls nocreaterole nocreatedb noreplication";
  await admin.transaction(async (run) => {
    await run(
      `do $$ begin create role ${login}; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await run(
      `alter role ${login} ${attributes}${password === null ? "" : ` password ${escapeLiteral(password)}`}`,
    );
  });
}
