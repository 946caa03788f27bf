/** The package export "./testing": the real server on a database of its own, for the conformance suite and for tests of clients. */
export { startTestServer, type TestServer, type TestTenant } from "../test/support/test-server.ts";
export { hashPassword } from "./crypto/password.ts";
export { storeUser } from "./domain/auth/users.ts";
