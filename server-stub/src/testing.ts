/** The package export "./testing": the real server on a database of its own, for the conformance suite, for tests of clients, and for runs that kill processes. */
export { startTestServer, type TestServer, type TestTenant } from "../test/support/test-server.ts";
export { hashPassword } from "./crypto/password.ts";
export { storeUser } from "./domain/auth/users.ts";
export {
  openServerTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from "../test/support/database.ts";
export { clusterVersion, startCluster, type Cluster } from "../test/support/postgres-cluster.ts";
export { startProcess, type ServerProcess } from "../test/support/processes.ts";
export { startReceiver, type Receiver } from "../test/support/receiver.ts";
export { emitEvents } from "../test/support/emit.ts";
export { fundedAccount, newTenant, servicesFor } from "../test/support/world.ts";
export { readSoundness, readRecords, type Records } from "./db/soundness.ts";
export { createApiKey } from "./domain/auth/api-keys.ts";
export { verifyAuditLog } from "./domain/audit/verify.ts";
export { SYSTEM } from "./domain/shared/actor.ts";
export type { Services } from "./domain/shared/services.ts";
export { startAuthFixtures, type AuthFixtures } from "../test/support/auth-fixtures.ts";
export { flatOf } from "./domain/webhooks/payload.ts";
