// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";
/** An OpenAPI 3.0 document. */
export type ApiDescription = Wire<"ApiDescription">;

/** A member that a problem of this kind carries besides the common ones. */
export interface ErrorMember extends Wire<"ErrorMember"> {}

/** A kind of error. */
export interface ErrorType extends Wire<"ErrorType"> {}

/** One page of kinds of errors. */
export interface ErrorTypeList extends Wire<"ErrorTypeList"> {}

/** Environments to export. */
export type ExportEnvironment = Wire<"ExportEnvironment">;

/** The values of {@link ExportEnvironment} that this version knows; the keys are the values on the wire. */
export const ExportEnvironment = {
  /** Only the sandbox. */
  sandbox: "sandbox",
  /** Only live mode, without the sandbox operations. */
  live: "live",
} as const;
/** The values of {@link ExportEnvironment} that this version knows, for exhaustive switches. */
export type ExportEnvironmentKnown = (typeof ExportEnvironment)[keyof typeof ExportEnvironment];
/** Part to export. */
export type ExportPart = Wire<"ExportPart">;

/** The values of {@link ExportPart} that this version knows; the keys are the values on the wire. */
export const ExportPart = {
  /** The requests. */
  collection: "collection",
  /** The variables. */
  environment: "environment",
} as const;
/** The values of {@link ExportPart} that this version knows, for exhaustive switches. */
export type ExportPartKnown = (typeof ExportPart)[keyof typeof ExportPart];
/** An Insomnia export (format 4). */
export type InsomniaDocument = Wire<"InsomniaDocument">;
/** Language, ISO 639-1 code. */
export type LanguageTag = Wire<"LanguageTag">;

/** The values of {@link LanguageTag} that this version knows; the keys are the values on the wire. */
export const LanguageTag = {
  /** English */
  en: "en",
  /** French */
  fr: "fr",
  /** Portuguese */
  pt: "pt",
  /** Arabic */
  ar: "ar",
  /** Swahili */
  sw: "sw",
} as const;
/** The values of {@link LanguageTag} that this version knows, for exhaustive switches. */
export type LanguageTagKnown = (typeof LanguageTag)[keyof typeof LanguageTag];
/** A Postman collection (format 2.1) or a Postman environment. */
export type PostmanDocument = Wire<"PostmanDocument">;

/** Parameters of {@link exportInsomnia}: Export an Insomnia workspace */
export interface DocumentationExportInsomniaParams {
  /** Comma-separated tags; only their operations are exported. */
  tags?: string[];
  /** Name of a journey of the playground; only its steps are exported, in its order. */
  journey?: string;
  /** Environments to export; left out, both. */
  env?: ExportEnvironment;
  /** Origin that the requests go to; left out, the origin that answers. */
  baseUrl?: string;
  /**
   * Whether requests carry tests of status, headers and body.
   *
   * The server assumes true when it is left out.
   */
  tests?: boolean;
  /**
   * Whether deprecated operations are exported as well.
   *
   * The server assumes false when it is left out.
   */
  deprecated?: boolean;
  /** Part to export. */
  part?: ExportPart;
}

/** Parameters of {@link exportPostman}: Export a Postman collection */
export interface DocumentationExportPostmanParams {
  /** Comma-separated tags; only their operations are exported. */
  tags?: string[];
  /** Name of a journey of the playground; only its steps are exported, in its order. */
  journey?: string;
  /** Environments to export; left out, both. */
  env?: ExportEnvironment;
  /** Origin that the requests go to; left out, the origin that answers. */
  baseUrl?: string;
  /**
   * Whether requests carry tests of status, headers and body.
   *
   * The server assumes true when it is left out.
   */
  tests?: boolean;
  /**
   * Whether deprecated operations are exported as well.
   *
   * The server assumes false when it is left out.
   */
  deprecated?: boolean;
  /** Part to export. */
  part?: ExportPart;
}

/** Parameters of {@link retrieve}: Read the API description */
export interface DocumentationRetrieveParams {
  /**
   * A kept release of the description, such as 2.3.1.
   *
   * Left out, the present one.
   */
  version?: string;
  /** Language of the texts; overrides `Accept-Language`. */
  lang?: LanguageTag;
}

/** Parameters of {@link retrieveJson}: Read the API description as JSON */
export interface DocumentationRetrieveJsonParams {
  /**
   * A kept release of the description, such as 2.3.1.
   *
   * Left out, the present one.
   */
  version?: string;
  /** Language of the texts; overrides `Accept-Language`. */
  lang?: LanguageTag;
}

/** Parameters of {@link retrieveYaml}: Read the API description as YAML */
export interface DocumentationRetrieveYamlParams {
  /**
   * A kept release of the description, such as 2.3.1.
   *
   * Left out, the present one.
   */
  version?: string;
  /** Language of the texts; overrides `Accept-Language`. */
  lang?: LanguageTag;
}

/** Parameters of {@link listErrors}: List the kinds of errors */
export interface DocumentationListErrorsParams {
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
}
