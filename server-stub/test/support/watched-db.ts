import type { Db, InTenant, Run, Statement } from "../../src/db/db.ts";

/** A database that remembers the shapes of the statements it was given: their names and texts, without values. */
export interface WatchedDb {
  readonly db: Db;
  /** Shapes since the last call, each once. */
  take(): ReadonlySet<string>;
}

/** Watches a database; what runs inside the functions of its schemas is constant text of the migrations. */
export function watchDb(db: Db): WatchedDb {
  let seen = new Set<string>();
  const note = ({ name, text }: Statement): void => void seen.add(`${name}: ${text}`);
  const watched =
    (run: Run): Run =>
    (statement, values) => {
      note(statement);
      return run(statement, values);
    };
  const watchedIn =
    (inTenant: InTenant): InTenant =>
    (scope, statement, values) => {
      note(statement);
      return inTenant(scope, statement, values);
    };
  return {
    db: {
      kind: db.kind,
      run: watched(db.run),
      transaction: (work) => db.transaction((run) => work(watched(run))),
      tenant: (scope, work) => db.tenant(scope, (run, schema) => work(watched(run), schema)),
      statement: watchedIn(db.statement),
      quickRead: watchedIn(db.quickRead),
      call: (scope, name, argument) => {
        note({ name: "call", text: name });
        return db.call(scope, name, argument);
      },
      close: () => db.close(),
    },
    take() {
      const taken = seen;
      seen = new Set();
      return taken;
    },
  };
}
