/** What the server wrote into the page. Nothing in it is secret. */
export interface Setting {
  /** Origin of the API. */
  readonly api: string;
  readonly kind: "payment" | "balance" | "kyc";
  /** Pages that may use the widget; `http://localhost:*` stands for every port. */
  readonly origins: readonly string[];
  /** By ISO country code, without `+`. */
  readonly dialCodes: Readonly<Record<string, string>>;
}

export function readSetting(): Setting {
  return JSON.parse(document.documentElement.dataset["njia"] ?? "{}") as Setting;
}

/** Whether a page at this origin may use the widget. */
export function isAllowed(origin: string, origins: readonly string[]): boolean {
  return (
    origins.includes(origin) ||
    (origins.includes("http://localhost:*") && /^http:\/\/localhost(:\d{1,5})?$/.test(origin))
  );
}
