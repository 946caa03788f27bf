// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface ExportInsomniaCollectionInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly tags?: ReadonlyArray<string>;
    readonly journey?: string;
    readonly env?: Wire<"ExportEnvironment">;
    readonly baseUrl?: string;
    readonly tests: boolean;
    readonly deprecated: boolean;
    readonly part?: Wire<"ExportPart">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ExportPostmanCollectionInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly tags?: ReadonlyArray<string>;
    readonly journey?: string;
    readonly env?: Wire<"ExportEnvironment">;
    readonly baseUrl?: string;
    readonly tests: boolean;
    readonly deprecated: boolean;
    readonly part?: Wire<"ExportPart">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetApiDescriptionInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly version?: string;
    readonly lang?: Wire<"LanguageTag">;
  };
  readonly headers: {
    readonly "if-none-match"?: string;
  };
  readonly body: undefined;
}

export interface GetApiDescriptionJsonInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly version?: string;
    readonly lang?: Wire<"LanguageTag">;
  };
  readonly headers: {
    readonly "if-none-match"?: string;
  };
  readonly body: undefined;
}

export interface GetApiDescriptionYamlInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly version?: string;
    readonly lang?: Wire<"LanguageTag">;
  };
  readonly headers: {
    readonly "if-none-match"?: string;
  };
  readonly body: undefined;
}

export interface GetErrorTypeInput {
  readonly params: {
    readonly code: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetPlaygroundInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly lang?: Wire<"LanguageTag">;
  };
  readonly headers: {
    readonly "if-none-match"?: string;
  };
  readonly body: undefined;
}

export interface ListErrorTypesInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface DocumentationHandlers<Context> {
  /** Export an Insomnia workspace */
  exportInsomniaCollection(input: ExportInsomniaCollectionInput, context: Context): Promise<Reply<200, Wire<"InsomniaDocument">>>;
  /** Export a Postman collection */
  exportPostmanCollection(input: ExportPostmanCollectionInput, context: Context): Promise<Reply<200, Wire<"PostmanDocument">>>;
  /** Read the API description */
  getApiDescription(input: GetApiDescriptionInput, context: Context): Promise<Reply<200, Wire<"ApiDescription"> | string>>;
  /** Read the API description as JSON */
  getApiDescriptionJson(input: GetApiDescriptionJsonInput, context: Context): Promise<Reply<200, Wire<"ApiDescription">>>;
  /** Read the API description as YAML */
  getApiDescriptionYaml(input: GetApiDescriptionYamlInput, context: Context): Promise<Reply<200, string>>;
  /** Explain an error */
  getErrorType(input: GetErrorTypeInput, context: Context): Promise<Reply<200, Wire<"ErrorType">>>;
  /** Open the playground */
  getPlayground(input: GetPlaygroundInput, context: Context): Promise<Reply<200, string>>;
  /** List the kinds of errors */
  listErrorTypes(input: ListErrorTypesInput, context: Context): Promise<Reply<200, Wire<"ErrorTypeList">>>;
}
