/** Rows of the widget area, without tenant_id and livemode. */

export interface WidgetRow {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface WidgetSessionRow {
  readonly id: string;
  readonly widget_id: string;
  readonly status: string;
  readonly expires_at: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface WidgetLogoRow {
  /** The widget's. */
  readonly id: string;
  readonly url: string;
  readonly media: "image/png" | "image/jpeg" | "image/webp";
  /** SHA-256 of the bytes, base64url. */
  readonly digest: string;
  /** The bytes, base64. */
  readonly content: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface WidgetTokenRow {
  /** SHA-256 of the client token. */
  readonly token_hash: string;
  readonly session_id: string;
  readonly widget_id: string;
  readonly created_at: string;
}
