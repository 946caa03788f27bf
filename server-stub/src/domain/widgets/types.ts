import type { CheckType } from "../kyc/types.ts";
import type { StateOf } from "../shared/transitions.ts";

export type WidgetKind = "payment" | "balance" | "kyc";

/** Settings of a widget; members of another kind are null. The amount is in minor units. */
export interface WidgetConfig {
  readonly amountMinorUnits: number | null;
  readonly currency: string | null;
  readonly reference: string | null;
  readonly description: string | null;
  readonly methods: readonly "mobile_money"[] | null;
  readonly lockAmount: boolean | null;
  readonly country: string | null;
  readonly accountIds: readonly string[] | null;
  readonly currencies: readonly string[] | null;
  readonly showPending: boolean | null;
  readonly requestedTier: "tier_1" | "tier_2" | "tier_3" | null;
  readonly checks: readonly CheckType[] | null;
}

/** The same as requests give it. */
export type WidgetConfigInput = {
  readonly [Name in keyof WidgetConfig]?: NonNullable<WidgetConfig[Name]>;
} & { readonly amount?: number };

export interface WidgetTheme {
  readonly mode: "light" | "dark" | "auto";
  readonly primaryColor: string | null;
  /** Pixels. */
  readonly radius: number;
  readonly logoUrl: string | null;
}

export type WidgetThemeInput = {
  readonly [Name in keyof WidgetTheme]?: NonNullable<WidgetTheme[Name]>;
};

export type Locale = "en" | "fr" | "pt" | "ar" | "sw";

/** What a visit needs of its widget. A session keeps what it started with. */
export interface WidgetSetting {
  readonly customerId: string | null;
  readonly locale: Locale | null;
  readonly theme: WidgetTheme;
  readonly config: WidgetConfig;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A widget as it is stored. */
export interface Widget extends WidgetSetting {
  readonly id: string;
  readonly object: "widget";
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly kind: WidgetKind;
  readonly status: StateOf<"widget">;
  readonly allowedOrigins: readonly string[];
  readonly sessionTtlSeconds: number;
}

/** A session exactly as the API answers it. */
export interface WidgetSession {
  readonly id: string;
  readonly object: "widget_session";
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly widgetId: string;
  readonly kind: WidgetKind;
  readonly status: StateOf<"widget_session">;
  readonly clientToken: string | null;
  readonly expiresAt: string;
  readonly result: {
    readonly paymentId: string | null;
    readonly kycScoreId: string | null;
  } | null;
}

/** A session with what it started with and what its visitor caused. Its token is never in here. */
export interface StoredSession {
  readonly session: WidgetSession;
  readonly setting: WidgetSetting;
  /** Ids of its payments, one per try; all but the last have failed for good. */
  readonly paymentIds: readonly string[];
  readonly kycScoreId: string | null;
}

/** A widget exactly as the API answers it. */
export interface WidgetView extends Widget {
  readonly embed: {
    readonly scriptUrl: string;
    readonly html: string;
    readonly iframeUrl: string;
  };
  readonly session: WidgetSession | null;
}
