// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.json.JsonValue;
import dev.njia.model.DocumentationExportInsomniaParams;
import dev.njia.model.DocumentationExportPostmanParams;
import dev.njia.model.DocumentationListErrorsParams;
import dev.njia.model.DocumentationRetrieveErrorParams;
import dev.njia.model.DocumentationRetrieveJsonParams;
import dev.njia.model.DocumentationRetrieveParams;
import dev.njia.model.DocumentationRetrieveYamlParams;
import dev.njia.model.ErrorType;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import dev.njia.runtime.Result;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * This description, exports, the error catalogue and pages.
 */
public final class DocumentationAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public DocumentationAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Export an Insomnia workspace
     * <p>
     * The operations as an Insomnia export (format 4) with a sandbox and, unless `env` says otherwise, a live
     * environment. Order, captured ids and empty secrets are those of the Postman export. Equal options give
     * identical bytes.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportInsomnia(@Nullable DocumentationExportInsomniaParams params, RequestOptions options) {
        return core.callAsync(DocumentationOperations.EXPORT_INSOMNIA, new Arguments().params(params), options);
    }

    /**
     * Export an Insomnia workspace
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportInsomnia(@Nullable DocumentationExportInsomniaParams params) {
        return exportInsomnia(params, RequestOptions.NONE);
    }

    /**
     * Export an Insomnia workspace
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportInsomnia(RequestOptions options) {
        return exportInsomnia((DocumentationExportInsomniaParams) null, options);
    }

    /**
     * Export an Insomnia workspace
     *
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportInsomnia() {
        return exportInsomnia((DocumentationExportInsomniaParams) null, RequestOptions.NONE);
    }

    /**
     * Export a Postman collection
     * <p>
     * The operations as a Postman collection (format 2.1), or the environment that belongs to it with
     * `part=environment`. Requests come in an order that runs green from top to bottom: login first, ids captured
     * from earlier answers, destructive calls last. Secrets are empty variables. Equal options give identical bytes,
     * so a new import updates the old one.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportPostman(@Nullable DocumentationExportPostmanParams params, RequestOptions options) {
        return core.callAsync(DocumentationOperations.EXPORT_POSTMAN, new Arguments().params(params), options);
    }

    /**
     * Export a Postman collection
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportPostman(@Nullable DocumentationExportPostmanParams params) {
        return exportPostman(params, RequestOptions.NONE);
    }

    /**
     * Export a Postman collection
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportPostman(RequestOptions options) {
        return exportPostman((DocumentationExportPostmanParams) null, options);
    }

    /**
     * Export a Postman collection
     *
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> exportPostman() {
        return exportPostman((DocumentationExportPostmanParams) null, RequestOptions.NONE);
    }

    /**
     * Read the API description
     * <p>
     * One address for people and programs: a browser gets the interactive reference, everything else this OpenAPI
     * 3.0 document as JSON, or as YAML when `Accept` asks for it. An `Accept` header that none of them satisfies
     * answers 406. Each form has a strong `ETag`; send it back as `If-None-Match` to get 304 when nothing has
     * changed.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieve(@Nullable DocumentationRetrieveParams params, RequestOptions options) {
        return core.callAsync(DocumentationOperations.RETRIEVE, new Arguments().params(params), options);
    }

    /**
     * Read the API description
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieve(@Nullable DocumentationRetrieveParams params) {
        return retrieve(params, RequestOptions.NONE);
    }

    /**
     * Read the API description
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieve(RequestOptions options) {
        return retrieve((DocumentationRetrieveParams) null, options);
    }

    /**
     * Read the API description
     *
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieve() {
        return retrieve((DocumentationRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Read the API description as JSON
     * <p>
     * This OpenAPI 3.0 document as one JSON file, whatever `Accept` says. Made for generators and for tools that
     * cannot set headers.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieveJson(@Nullable DocumentationRetrieveJsonParams params, RequestOptions options) {
        return core.callAsync(DocumentationOperations.RETRIEVE_JSON, new Arguments().params(params), options);
    }

    /**
     * Read the API description as JSON
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieveJson(@Nullable DocumentationRetrieveJsonParams params) {
        return retrieveJson(params, RequestOptions.NONE);
    }

    /**
     * Read the API description as JSON
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieveJson(RequestOptions options) {
        return retrieveJson((DocumentationRetrieveJsonParams) null, options);
    }

    /**
     * Read the API description as JSON
     *
     * @return the answer to come
     */
    public CompletableFuture<Result<Map<String, JsonValue>>> retrieveJson() {
        return retrieveJson((DocumentationRetrieveJsonParams) null, RequestOptions.NONE);
    }

    /**
     * Read the API description as YAML
     * <p>
     * This OpenAPI 3.0 document as one YAML file, whatever `Accept` says. It says the same as the JSON form.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> retrieveYaml(@Nullable DocumentationRetrieveYamlParams params, RequestOptions options) {
        return core.callAsync(DocumentationOperations.RETRIEVE_YAML, new Arguments().params(params), options);
    }

    /**
     * Read the API description as YAML
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> retrieveYaml(@Nullable DocumentationRetrieveYamlParams params) {
        return retrieveYaml(params, RequestOptions.NONE);
    }

    /**
     * Read the API description as YAML
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> retrieveYaml(RequestOptions options) {
        return retrieveYaml((DocumentationRetrieveYamlParams) null, options);
    }

    /**
     * Read the API description as YAML
     *
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> retrieveYaml() {
        return retrieveYaml((DocumentationRetrieveYamlParams) null, RequestOptions.NONE);
    }

    /**
     * Explain an error
     * <p>
     * Explains one error code. This is the address in `type` of every problem, so it can be opened straight from an
     * error message. An unknown code answers 404.
     *
     * @param code The error code.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ErrorType> retrieveError(String code, @Nullable DocumentationRetrieveErrorParams params, RequestOptions options) {
        return core.callAsync(DocumentationOperations.RETRIEVE_ERROR, new Arguments().path(Codecs.STRING, code).params(params), options);
    }

    /**
     * Explain an error
     *
     * @param code The error code.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ErrorType> retrieveError(String code, @Nullable DocumentationRetrieveErrorParams params) {
        return retrieveError(code, params, RequestOptions.NONE);
    }

    /**
     * Explain an error
     *
     * @param code The error code.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ErrorType> retrieveError(String code, RequestOptions options) {
        return retrieveError(code, (DocumentationRetrieveErrorParams) null, options);
    }

    /**
     * Explain an error
     *
     * @param code The error code.
     * @return the answer to come
     */
    public CompletableFuture<ErrorType> retrieveError(String code) {
        return retrieveError(code, (DocumentationRetrieveErrorParams) null, RequestOptions.NONE);
    }

    /**
     * List the kinds of errors
     * <p>
     * The catalogue of error codes in alphabetical order: status, whether the same request may succeed later,
     * meaning and cure, and the members that the problem carries besides the common ones. Texts follow
     * `Accept-Language`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ErrorType>> listErrors(@Nullable DocumentationListErrorsParams params, RequestOptions options) {
        return core.listAsync(DocumentationOperations.LIST_ERRORS, new Arguments().params(params), options);
    }

    /**
     * List the kinds of errors
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<ErrorType>> listErrors(@Nullable DocumentationListErrorsParams params) {
        return listErrors(params, RequestOptions.NONE);
    }

    /**
     * List the kinds of errors
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ErrorType>> listErrors(RequestOptions options) {
        return listErrors((DocumentationListErrorsParams) null, options);
    }

    /**
     * List the kinds of errors
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<ErrorType>> listErrors() {
        return listErrors((DocumentationListErrorsParams) null, RequestOptions.NONE);
    }
}
