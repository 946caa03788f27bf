/** What the scripts of the repository use of the command. */
export { main } from "./main.ts";
export type { Console } from "./console.ts";
export { describeFailure, EXIT } from "./exit.ts";
export type { OwnOptions, OwnResult } from "./own.ts";
export { generateOwn } from "./own.ts";
export { REPOSITORY, VERSION } from "./repository.ts";
export type { Registration } from "./targets.ts";
export { findRegistration, loadTarget, REGISTRY } from "./targets.ts";
