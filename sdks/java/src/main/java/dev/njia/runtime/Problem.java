package dev.njia.runtime;

import dev.njia.errors.ApiException;
import dev.njia.errors.AuthenticationException;
import dev.njia.errors.BadRequestException;
import dev.njia.errors.ConflictException;
import dev.njia.errors.ErrorFacts;
import dev.njia.errors.FieldError;
import dev.njia.errors.NotFoundException;
import dev.njia.errors.PaymentRequiredException;
import dev.njia.errors.PermissionDeniedException;
import dev.njia.errors.RateLimitException;
import dev.njia.errors.ServerException;
import dev.njia.errors.UnprocessableEntityException;
import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.transport.TransportResponse;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The body of a failure: an RFC 9457 problem or what resembles one; every part may be missing. */
final class Problem {
    private final @Nullable JsonValue body;

    private Problem(@Nullable JsonValue body) {
        this.body = body;
    }

    /** Never raises: a body that is no JSON leaves everything empty. */
    static Problem of(TransportResponse response) {
        try {
            return new Problem(JsonValue.parse(response.body()));
        } catch (JsonException e) {
            return new Problem(null);
        }
    }

    @Nullable JsonValue body() {
        return body;
    }

    @Nullable String code() {
        return text("code").or(() -> at("/error/code")).orElse(null);
    }

    Optional<Boolean> retryable() {
        return body == null ? Optional.empty() : body.get("retryable").flatMap(JsonValue::asBoolean);
    }

    List<FieldError> fieldErrors() {
        List<FieldError> errors = new ArrayList<>();
        if (body != null) {
            body.get("errors").ifPresent(list -> list.items().forEach(item -> errors.add(fieldError(item))));
        }
        return errors;
    }

    private static FieldError fieldError(JsonValue item) {
        String place = member(item, "in").map(in -> in + "/" + member(item, "name").orElse("")).orElse("");
        return new FieldError(member(item, "pointer").or(() -> member(item, "field")).orElse(place),
                member(item, "code").orElse(""),
                Redactor.redact(member(item, "message").or(() -> member(item, "detail")).orElse("")));
    }

    private static Optional<String> member(JsonValue item, String name) {
        return item.get(name).flatMap(JsonValue::asString);
    }

    private Optional<String> text(String name) {
        return at("/" + name);
    }

    private Optional<String> at(String pointer) {
        return body == null ? Optional.empty() : body.at(pointer).flatMap(JsonValue::asString).filter(text -> !text.isEmpty());
    }

    /** What people are told; it never holds the body of an answer that is no problem. */
    String message(TransportResponse response) {
        if (response.status() >= 300 && response.status() < 400) {
            return "the server answered with a redirect to " + origin(response.headers().first("location").orElse(""))
                    + ", which is never followed; check the base URL";
        }
        String said = text("detail").or(() -> text("message")).or(() -> at("/error/message")).or(() -> text("title"))
                .orElse("the server answered with status " + response.status());
        return Redactor.redact(said);
    }

    private static String origin(String location) {
        try {
            URI uri = URI.create(location);
            if (uri.getHost() != null) {
                return uri.getScheme() + "://" + uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort());
            }
        } catch (IllegalArgumentException e) {
            return "a malformed address";
        }
        return location.isEmpty() ? "nowhere" : "another path of the same server";
    }

    static ApiException exception(int status, String message, ErrorFacts facts) {
        switch (status) {
            case 400:
                return new BadRequestException(message, facts, null);
            case 401:
                return new AuthenticationException(message, facts, null);
            case 402:
                return new PaymentRequiredException(message, facts, null);
            case 403:
                return new PermissionDeniedException(message, facts, null);
            case 404:
                return new NotFoundException(message, facts, null);
            case 409:
                return new ConflictException(message, facts, null);
            case 422:
                return new UnprocessableEntityException(message, facts, null);
            case 429:
                return new RateLimitException(message, facts, null);
            default:
                return status >= 500 ? new ServerException(message, facts, null) : new ApiException(message, facts, null);
        }
    }
}
