// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getLiveness, getReadiness } from "../operations/health.ts";
import type { Health } from "../types/health.ts";

/** Is the service alive and ready. */
export class HealthResource extends Resource {
  /**
   * Is the process alive
   *
   * Answers as soon as the process can answer at all, and looks at nothing else. For restarts by
   * a supervisor. It needs no key and is not counted.
   *
   * @example
   * ```ts
   * const result = await client.health.live();
   * ```
   */
  live(options?: RequestOptions): ApiPromise<Health> {
    return this._call(getLiveness, [], undefined, options);
  }

  /**
   * Is the service ready
   *
   * Tells whether the service can take traffic: database reachable, migrations applied, workers
   * running. 503 means that it should get none for the moment. A part that is slow but works
   * shows as `degraded` and keeps 200.
   *
   * @example
   * ```ts
   * const result = await client.health.ready();
   * ```
   */
  ready(options?: RequestOptions): ApiPromise<Health> {
    return this._call(getReadiness, [], undefined, options);
  }
}
