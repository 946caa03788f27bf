/** What each command says to `--help`. */
export const COMMANDS = {
  serve: `njia-server serve [--demo] [--no-worker]
  The API with its background work, on the embedded database unless DATABASE_URL is set.
  --demo       makes demo tenants, and tells a program on stdout, as one line of JSON, where it listens and a test key
  --no-worker  the API alone; \`worker\` processes do the background work`,
  worker: `njia-server worker
  Background work alone, beside any number of other processes on one PostgreSQL server: submissions, deadlines,
  retries, webhooks, numbers of events, expiry.`,
  migrate: `njia-server migrate
  Brings the database to this release. On PostgreSQL it needs DATABASE_ADMIN_URL, and makes the login, roles and schemas.`,
  seed: `njia-server seed
  Makes the demo tenants and prints their keys and passwords, once.`,
  keys: `njia-server keys create --tenant <slug> [--mode test|live] [--scopes a,b] [--name text]
njia-server keys list --tenant <slug> [--mode test|live]
njia-server keys reseal
  Makes and lists API keys, and rotates the master key of webhook secrets.
  create  makes an API key and prints it, once
  list    shows the keys of a tenant, without their secrets
  reseal  seals webhook and listening secrets and card numbers under the first key of NJIA_MASTER_KEYS, and keeps of the
          others what finding identity numbers needs; they can then be taken off the list`,
  tenants: `njia-server tenants create --tenant <slug> --name <text> --country CM --currency XAF --timezone Africa/Douala --owner <e-mail>
njia-server tenants list
njia-server tenants open-live|close-live|suspend|resume --tenant <slug>
  Makes tenants, opens live mode for them, and stops them. On PostgreSQL it needs DATABASE_ADMIN_URL.
  create      makes a tenant with one owner, and prints its test key and the owner's password, once; live mode stays closed
  open-live   lets live keys of the tenant in; until then they are answered 403 live_mode_not_enabled
  close-live  keeps them out again within seconds; payments under way end as they would have
  suspend     keeps all keys of the tenant out: 403 tenant_suspended; resume lets them in again`,
  accounts: `njia-server accounts freeze|unfreeze|close --tenant <slug> --account <id> [--mode test|live]
  Stops what an account pays out, lets it go on, or closes the account.
  freeze    new payments and purchases are refused; what is under way ends as it would have
  close     for good, once the account is frozen and holds nothing`,
  scores: `njia-server scores replay --tenant <slug> [--mode test|live]
njia-server scores drift --tenant <slug> [--mode test|live]
  Makes stored scores again, and compares payments with what the fraud model was trained on; exit 1 on a difference.
  replay  every stored fraud and credit score, from its stored features, bit for bit
  drift   the last 24 hours against the training data, the rate of alerts, and expected fraud against confirmed`,
  template: `njia-server template
  Builds the snapshot that makes embedded starts fast.`,
} as const;

export type CommandName = keyof typeof COMMANDS;

/** What the program says about itself. */
export const USAGE = `njia-server <command> [--help]

${Object.entries(COMMANDS)
  .map(
    ([name, text]) =>
      `  ${name.padEnd(10)} ${(text.split("\n").find((line) => line.startsWith("  ")) ?? "").trim()}`,
  )
  .join("\n")}

Settings come from the environment; server-stub/README.md lists them.`;
