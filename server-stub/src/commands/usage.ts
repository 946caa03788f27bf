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
