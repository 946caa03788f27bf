// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.json.JsonValue;
import dev.njia.model.ErrorType;
import dev.njia.model.ErrorTypeList;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Result;
import dev.njia.runtime.Returns;
import java.util.Map;

/** What the generator knows about these operations. */
final class DocumentationOperations {
    static final Operation<Result<Map<String, JsonValue>>> EXPORT_INSOMNIA = new Operation<>("exportInsomniaCollection", "GET", "/api/docs/export/insomnia",
            Returns.value(Codecs.map(Codecs.ANY)))
            .param(new Param("tags", "tags", Param.Place.QUERY, "form", false, false))
            .param(new Param("journey", "journey", Param.Place.QUERY, "form", true, false))
            .param(new Param("env", "env", Param.Place.QUERY, "form", true, false))
            .param(new Param("baseUrl", "baseUrl", Param.Place.QUERY, "form", true, false))
            .param(new Param("tests", "tests", Param.Place.QUERY, "form", true, false))
            .param(new Param("deprecated", "deprecated", Param.Place.QUERY, "form", true, false))
            .param(new Param("part", "part", Param.Place.QUERY, "form", true, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false));

    static final Operation<Result<Map<String, JsonValue>>> EXPORT_POSTMAN = new Operation<>("exportPostmanCollection", "GET", "/api/docs/export/postman",
            Returns.value(Codecs.map(Codecs.ANY)))
            .param(new Param("tags", "tags", Param.Place.QUERY, "form", false, false))
            .param(new Param("journey", "journey", Param.Place.QUERY, "form", true, false))
            .param(new Param("env", "env", Param.Place.QUERY, "form", true, false))
            .param(new Param("baseUrl", "baseUrl", Param.Place.QUERY, "form", true, false))
            .param(new Param("tests", "tests", Param.Place.QUERY, "form", true, false))
            .param(new Param("deprecated", "deprecated", Param.Place.QUERY, "form", true, false))
            .param(new Param("part", "part", Param.Place.QUERY, "form", true, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false));

    static final Operation<Result<Map<String, JsonValue>>> RETRIEVE = new Operation<>("getApiDescription", "GET", "/api/docs",
            Returns.value(Codecs.map(Codecs.ANY)))
            .param(new Param("version", "version", Param.Place.QUERY, "form", true, false))
            .param(new Param("lang", "lang", Param.Place.QUERY, "form", true, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("If-None-Match", "If-None-Match", Param.Place.HEADER, "simple", false, false));

    static final Operation<Result<Map<String, JsonValue>>> RETRIEVE_JSON = new Operation<>("getApiDescriptionJson", "GET", "/api/docs.json",
            Returns.value(Codecs.map(Codecs.ANY)))
            .param(new Param("version", "version", Param.Place.QUERY, "form", true, false))
            .param(new Param("lang", "lang", Param.Place.QUERY, "form", true, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("If-None-Match", "If-None-Match", Param.Place.HEADER, "simple", false, false));

    static final Operation<Result<String>> RETRIEVE_YAML = new Operation<>("getApiDescriptionYaml", "GET", "/api/docs.yaml",
            Returns.text("application/yaml"))
            .param(new Param("version", "version", Param.Place.QUERY, "form", true, false))
            .param(new Param("lang", "lang", Param.Place.QUERY, "form", true, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("If-None-Match", "If-None-Match", Param.Place.HEADER, "simple", false, false));

    static final Operation<ErrorType> RETRIEVE_ERROR = new Operation<>("getErrorType", "GET", "/errors/{code}",
            Returns.model(ErrorType.SHAPE))
            .param(new Param("code", "code", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false));

    static final Operation<PageBody<ErrorType>> LIST_ERRORS = new Operation<>("listErrorTypes", "GET", "/errors",
            Returns.page(ErrorTypeList.SHAPE, "/data", ErrorType.SHAPE))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    private DocumentationOperations() {}
}
