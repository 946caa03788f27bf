import { loadConfig, type Config } from "../config/config.ts";
import { StartupRefusal } from "../config/refusal.ts";
import { masterKeysOf } from "../config/master-keys.ts";
import { simulatedRails } from "../connectors/observed.ts";
import { KeyRing, SealBroken } from "../crypto/key-ring.ts";
import type { Connectors } from "../connectors/connector.ts";
import type { Admin } from "../db/admin.ts";
import { checkDatabase } from "../db/boot-checks.ts";
import type { Db } from "../db/db.ts";
import { MicroBatcher } from "../db/micro-batch.ts";
import { readIndexKeys } from "../db/queries/index-keys.ts";
import { openDatabase, type OpenDatabase } from "../db/open.ts";
import { SingleFlight } from "../domain/idempotency/single-flight.ts";
import { EventSignals } from "../domain/shared/event-signals.ts";
import type { Services } from "../domain/shared/services.ts";
import { ArtefactRefused } from "../scoring/artefact.ts";
import { trainedCreditModel } from "../scoring/credit/model.ts";
import { trainedFraudModel } from "../scoring/fraud/model.ts";
import { loadModels, type LoadedModels, type ModelFiles } from "../scoring/load.ts";
import { smtpMailer } from "../mail/mailer.ts";
import { UsageLog } from "../domain/changelog/usage.ts";
import { systemOutbound } from "../outbound/target.ts";
import { DEMO } from "../seed/demo.ts";
import { widgetLoader, type WidgetLoader } from "../widget-site/assets.ts";
import type { WorkerTools } from "../workers/run-job.ts";
import { Worker } from "../workers/worker.ts";

/** Domain 5.3. */
const FRAUD_BUDGET_MS = 200;
/** Domain 5.2. */
const CREDIT_BUDGET_MS = 400;

/** An open, checked server without its HTTP side. */
export interface Running {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly services: Services;
  readonly connectors: Connectors;
  readonly tools: WorkerTools;
  readonly worker: Worker;
  close(): Promise<void>;
}

/** Output of a command; replaced in tests. */
export type Print = (line: string) => void;

/** Opens the database, refuses to go on when it does not keep tenants apart, and wires services and worker (not started). */
export async function openRunning(
  config: Config,
  onError: (message: string) => void,
): Promise<Running> {
  // The embedded database starts in a thread of its own meanwhile.
  const opening = openDatabase(config.database);
  // Told below, unless a file is refused first.
  opening.catch(() => undefined);
  const { models, loader } = await loadFiles(config).catch(async (error: unknown) => {
    await opening.then(closeDatabase, () => undefined);
    throw error;
  });
  const database = await opening;
  try {
    await checkDatabase(database.db);
  } catch (error) {
    await closeDatabase(database);
    throw error;
  }
  const keyRing = await openKeyRing(database.db, masterKeysOf(config)).catch(
    async (error: unknown) => {
      await closeDatabase(database);
      throw error;
    },
  );
  const workers: Worker[] = [];
  const services: Services = {
    db: database.db,
    batcher: config.microBatch === 0 ? null : new MicroBatcher(database.db, config.microBatch),
    now: () => new Date(),
    keyRing,
    outbound: systemOutbound(config.allowLoopbackWebhooks),
    eventSignals: new EventSignals(),
    mailer: smtpMailer(config.smtpUrl, config.mailFrom, config.baseUrl),
    usage: new UsageLog(
      database.db,
      () => new Date(),
      (error) => onError(`counting deprecated uses: ${String(error)}`),
    ),
    singleFlight: new SingleFlight(),
    widgetOrigin: config.widgetOrigin,
    widgetLoader: loader,
    idempotencyWaitMs: config.idempotencyWaitMs,
    mobileMoneyCallbackTimeoutMs: config.mobileMoneyCallbackTimeoutMs,
    fraudModel: trainedFraudModel(models.fraud, models.fraudShadow),
    fraudBudgetMs: FRAUD_BUDGET_MS,
    creditBudgetMs: CREDIT_BUDGET_MS,
    creditModel: trainedCreditModel(models.credit),
    demo: DEMO,
    wake: () => workers.forEach((one) => one.nudge()),
  };
  const simulated = simulatedRails(services);
  const connectors: Connectors = () => simulated;
  const tools = {
    services,
    connectors,
    onError: (job: { readonly id: string; readonly kind: string } | null, error: unknown) =>
      onError(
        `${job === null ? "worker" : `job ${job.kind} ${job.id}`}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
  };
  const worker = new Worker(tools, {
    concurrency: config.workerConcurrency,
    pollMs: config.jobPollMs,
    leaseMs: config.jobLeaseMs,
  });
  workers.push(worker);
  return {
    config,
    database,
    services,
    connectors,
    tools,
    worker,
    async close() {
      await worker.stop();
      await services.usage.flush();
      await closeDatabase(database);
    },
  };
}

async function loadFiles(
  config: Config,
): Promise<{ readonly models: LoadedModels; readonly loader: WidgetLoader }> {
  return { models: openModels(config.models), loader: await widgetLoader() };
}

/** The models, verified. Throws a StartupRefusal for one that cannot be trusted: no score is better than a forged one. */
function openModels(files: ModelFiles): LoadedModels {
  try {
    return loadModels(files);
  } catch (error) {
    if (!(error instanceof ArtefactRefused)) throw error;
    throw new StartupRefusal("NJIA_FRAUD_MODEL, NJIA_CREDIT_MODEL", error.message, {
      cause: error,
    });
  }
}

/** The ring of the master keys, with what the database keeps of earlier ones. Throws a StartupRefusal when that does not open. */
export async function openKeyRing(db: Db, masterKeys: readonly string[]): Promise<KeyRing> {
  try {
    return new KeyRing(masterKeys, await readIndexKeys(db));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new StartupRefusal(
      "NJIA_MASTER_KEYS",
      `does not fit the database: ${error.message}. Put that key back and run \`njia-server keys reseal\`.`,
      { cause: error },
    );
  }
}

/** The administrator of an open database, or a refusal that says how to get one. */
export function requireAdmin(database: OpenDatabase): Admin {
  if (database.admin === null)
    throw new StartupRefusal(
      "DATABASE_ADMIN_URL",
      "is missing. Making tenants needs a login that may create roles and schemas.",
    );
  return database.admin;
}

export function readConfig(): Config {
  return loadConfig(process.env);
}

async function closeDatabase(database: OpenDatabase): Promise<void> {
  await database.db.close();
  if (database.db.kind === "postgres") await database.admin?.close();
}
