/** Who caused a change. */
export interface Actor {
  readonly type: "api_key" | "user" | "system" | "provider" | "widget";
  readonly id: string | null;
  readonly display: string | null;
}

export const SYSTEM: Actor = { type: "system", id: null, display: null };
/** Somebody at the command line of the server, outside of the tenant. */
export const OPERATOR: Actor = { type: "system", id: null, display: "Operator" };

/** One change of state in a resource's timeline. */
export interface TimelineItem {
  readonly at: string;
  readonly status: string;
  readonly reason: string | null;
  readonly actor: Actor;
}

/** On whose behalf a command runs. The HTTP layer makes it from the key, the session and the headers. */
export interface Caller {
  readonly tenantId: string;
  readonly livemode: boolean;
  readonly actor: Actor;
  readonly scopes: readonly string[];
  readonly apiVersion: string;
  readonly requestId: string;
  /** Network address of the request; absent for work without one. */
  readonly address?: string;
  /** The tenant's own home, for defaults. */
  readonly tenant: {
    readonly country: string;
    readonly defaultCurrency: string;
    readonly timezone: string;
    readonly slug: string;
    readonly name: string;
  };
}
