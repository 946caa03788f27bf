/** A change of the API exactly as it is answered. */
export interface ChangeLogEntry {
  readonly id: string;
  readonly object: "changelog_entry";
  readonly version: string;
  readonly date: string;
  readonly kind: "added" | "changed" | "deprecated" | "removed" | "fixed" | "security";
  readonly breaking: boolean;
  readonly title: string;
  readonly description: string;
  readonly affected: {
    readonly operations: readonly string[];
    readonly fields: readonly string[];
    readonly events: readonly string[];
  };
  readonly migrationGuide: string | null;
  readonly announcedAt: string;
  readonly effectiveAt: string | null;
  readonly sunsetAt: string | null;
  readonly removedIn: string | null;
}

export type Channel = "email" | "webhook" | "webhook_event";

export interface Filter {
  readonly breakingOnly: boolean;
  readonly operations: readonly string[] | null;
  readonly onlyAffectingMe: boolean;
}

/** A subscription exactly as the API answers it. */
export interface Subscription {
  readonly id: string;
  readonly object: "changelog_subscription";
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly channel: Channel;
  readonly target: string | null;
  readonly filter: Filter;
  readonly status: "pending_confirmation" | "active" | "unsubscribed" | "bounced";
}

export interface SubscriptionRequest {
  readonly channel: Channel;
  readonly target?: string;
  readonly filter?: {
    readonly breakingOnly?: boolean;
    readonly operations?: readonly string[];
    readonly onlyAffectingMe?: boolean;
  };
}

/** A tenant's use of one deprecated thing, added up over the last 30 days. */
export interface DeprecatedUsage {
  readonly kind: "operation" | "field" | "payload_format" | "key_format" | "api_version";
  readonly subject: string;
  readonly count: number;
  readonly lastUsedAt: string;
  readonly lastClient: string | null;
  readonly requestIds: readonly string[];
}
