/** `@njia/sdk/testing`: a transport without a network, the specification's examples, and virtual time. */
export { fixtures } from "./generated/fixtures/index.ts";
export {
  fakeTransport,
  type FakeTransport,
  type Fixture,
  type Reaction,
  type RecordedRequest,
} from "./runtime/fake.ts";
export { seamKey, virtualSeam, type Seam, type VirtualTime } from "./runtime/seam.ts";
