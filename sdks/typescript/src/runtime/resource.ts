import type { Core } from "./core.ts";
import type { Operation } from "./operation.ts";
import type { CallOptions } from "./options.ts";
import type { PagePromise } from "./page.ts";
import type { ApiPromise } from "./promise.ts";

/** Base of the generated resources; a resource is a view on a core and holds nothing else. */
export class Resource {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @internal */
  protected _call<T>(
    operation: Operation,
    path: readonly unknown[],
    params: unknown,
    options: CallOptions | undefined,
  ): ApiPromise<T> {
    return this.#core.call<T>(operation, path, params, options);
  }

  /** @internal */
  protected _list<T, B>(
    operation: Operation,
    path: readonly unknown[],
    params: unknown,
    options: CallOptions | undefined,
  ): PagePromise<T, B> {
    return this.#core.list<T, B>(operation, path, params, options);
  }

  /** @internal A resource below this one. */
  protected _resource<R extends Resource>(type: new (core: Core) => R): R {
    return this.#core._resource(type);
  }
}
