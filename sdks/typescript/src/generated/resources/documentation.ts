// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  exportInsomniaCollection,
  exportPostmanCollection,
  getApiDescription,
  getApiDescriptionJson,
  getApiDescriptionYaml,
  getErrorType,
  listErrorTypes,
} from "../operations/documentation.ts";
import type {
  ApiDescription,
  DocumentationExportInsomniaParams,
  DocumentationExportPostmanParams,
  DocumentationListErrorsParams,
  DocumentationRetrieveJsonParams,
  DocumentationRetrieveParams,
  DocumentationRetrieveYamlParams,
  ErrorType,
  ErrorTypeList,
  InsomniaDocument,
  PostmanDocument,
} from "../types/documentation.ts";

/** This description, exports, the error catalogue and pages. */
export class Documentation extends Resource {
  /**
   * Export an Insomnia workspace
   *
   * The operations as an Insomnia export (format 4) with a sandbox and, unless `env` says
   * otherwise, a live environment. Order, captured ids and empty secrets are those of the
   * Postman export. Equal options give identical bytes.
   *
   * @example
   * ```ts
   * const result = await client.documentation.exportInsomnia({
   *   tags: ["Payments", "Webhooks"],
   *   journey: "first-payment",
   *   env: "sandbox",
   *   baseUrl: "https://api.sahel-pay.example",
   *   tests: true,
   *   deprecated: false,
   *   part: "collection",
   * }, { headers: { "Accept-Language": "fr" } });
   * ```
   */
  exportInsomnia(params?: DocumentationExportInsomniaParams, options?: RequestOptions): ApiPromise<InsomniaDocument> {
    return this._call(exportInsomniaCollection, [], params, options);
  }

  /**
   * Export a Postman collection
   *
   * The operations as a Postman collection (format 2.1), or the environment that belongs to it
   * with `part=environment`. Requests come in an order that runs green from top to bottom: login
   * first, ids captured from earlier answers, destructive calls last. Secrets are empty
   * variables. Equal options give identical bytes, so a new import updates the old one.
   *
   * @example
   * ```ts
   * const result = await client.documentation.exportPostman({
   *   tags: ["Payments", "Webhooks"],
   *   journey: "first-payment",
   *   env: "sandbox",
   *   baseUrl: "https://api.sahel-pay.example",
   *   tests: true,
   *   deprecated: false,
   *   part: "collection",
   * }, { headers: { "Accept-Language": "fr" } });
   * ```
   */
  exportPostman(params?: DocumentationExportPostmanParams, options?: RequestOptions): ApiPromise<PostmanDocument> {
    return this._call(exportPostmanCollection, [], params, options);
  }

  /**
   * Read the API description
   *
   * One address for people and programs: a browser gets the interactive reference, everything
   * else this OpenAPI 3.0 document as JSON, or as YAML when `Accept` asks for it. An `Accept`
   * header that none of them satisfies answers 406. Each form has a strong `ETag`; send it back
   * as `If-None-Match` to get 304 when nothing has changed.
   *
   * @example
   * ```ts
   * const result = await client.documentation.retrieve({ version: "2.3.1" }, { headers: { "Accept-Language": "fr", "If-None-Match": "\"8e72df6a0132fd6d\"" } });
   * ```
   */
  retrieve(params?: DocumentationRetrieveParams, options?: RequestOptions): ApiPromise<ApiDescription> {
    return this._call(getApiDescription, [], params, options);
  }

  /**
   * Read the API description as JSON
   *
   * This OpenAPI 3.0 document as one JSON file, whatever `Accept` says. Made for generators and
   * for tools that cannot set headers.
   *
   * @example
   * ```ts
   * const result = await client.documentation.retrieveJson({ version: "2.3.1" }, { headers: { "Accept-Language": "fr", "If-None-Match": "\"8e72df6a0132fd6d\"" } });
   * ```
   */
  retrieveJson(params?: DocumentationRetrieveJsonParams, options?: RequestOptions): ApiPromise<ApiDescription> {
    return this._call(getApiDescriptionJson, [], params, options);
  }

  /**
   * Read the API description as YAML
   *
   * This OpenAPI 3.0 document as one YAML file, whatever `Accept` says. It says the same as the
   * JSON form.
   *
   * @example
   * ```ts
   * const result = await client.documentation.retrieveYaml({ version: "2.3.1" }, { headers: { "Accept-Language": "fr", "If-None-Match": "\"8e72df6a0132fd6d\"" } });
   * ```
   */
  retrieveYaml(params?: DocumentationRetrieveYamlParams, options?: RequestOptions): ApiPromise<string> {
    return this._call(getApiDescriptionYaml, [], params, options);
  }

  /**
   * Explain an error
   *
   * Explains one error code. This is the address in `type` of every problem, so it can be opened
   * straight from an error message. An unknown code answers 404.
   *
   * @example
   * ```ts
   * const result = await client.documentation.retrieveError("insufficient_funds", { headers: { "Accept-Language": "fr" } });
   * ```
   */
  retrieveError(code: string, options?: RequestOptions): ApiPromise<ErrorType> {
    return this._call(getErrorType, [code], undefined, options);
  }

  /**
   * List the kinds of errors
   *
   * The catalogue of error codes in alphabetical order: status, whether the same request may
   * succeed later, meaning and cure, and the members that the problem carries besides the common
   * ones. Texts follow `Accept-Language`.
   *
   * @example
   * ```ts
   * for await (const item of client.documentation.listErrors({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listErrors(params?: DocumentationListErrorsParams, options?: RequestOptions): PagePromise<ErrorType, ErrorTypeList> {
    return this._list(listErrorTypes, [], params, options);
  }
}
