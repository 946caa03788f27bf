package dev.njia.runtime;

import dev.njia.transport.Headers;
import dev.njia.transport.TransportRequest;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The request of one attempt: address, header fields, credentials. */
final class RequestWriter {
    private RequestWriter() {}

    static TransportRequest write(Operation<?> operation, Prepared prepared, Settings settings, RequestOptions options, @Nullable String key,
            int attempt, Duration timeout, Duration connectTimeout) {
        List<Credentials.Ready> credentials = settings.credentials.forCall(operation.auth());
        StringBuilder address = new StringBuilder(settings.baseUrl.toString()).append(prepared.target);
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Accept", accept(operation));
        headers.put("User-Agent", settings.api.agent);
        headers.put("X-Retry-Count", String.valueOf(attempt));
        if (!settings.api.versionHeader.isEmpty()) {
            headers.put(settings.api.versionHeader, settings.api.versionValue);
        }
        headers.putAll(prepared.headers);
        if (key != null) {
            headers.put(operation.idempotencyHeader().isEmpty() ? "Idempotency-Key" : operation.idempotencyHeader(), key);
        }
        for (Credentials.Ready ready : credentials) {
            if (ready.scheme.kind() == AuthScheme.Kind.QUERY) {
                address.append(address.indexOf("?") < 0 ? '?' : '&').append(ParamText.encode(ready.scheme.key(), "-._~"))
                        .append('=').append(ParamText.encode(ready.value, "-._~"));
            } else {
                Map.Entry<String, String> field = ready.scheme.header(ready.value);
                headers.merge(field.getKey(), field.getValue(), (a, b) -> field.getKey().equals("Cookie") ? a + "; " + b : b);
            }
        }
        options.headers.forEach((name, value) -> {
            headers.keySet().removeIf(name::equalsIgnoreCase);
            headers.put(name, value);
        });
        return new TransportRequest(operation.method(), URI.create(address.toString()), Headers.of(headers), prepared.body, timeout,
                connectTimeout, operation.returns().isStream());
    }

    private static String accept(Operation<?> operation) {
        String wanted = operation.returns().accept();
        return wanted.equals("*/*") ? wanted : wanted + ", application/problem+json, */*;q=0.1";
    }

    /** Header fields that a hook may see: none that carries a credential. */
    static Headers visible(Headers headers, ApiInfo api) {
        Set<String> secret = new HashSet<>(Set.of("authorization", "cookie"));
        api.schemes.forEach(scheme -> secret.add(scheme.key().toLowerCase(Locale.ROOT)));
        Map<String, String> shown = headers.toMap();
        shown.replaceAll((name, value) -> secret.contains(name) ? "***" : value);
        return Headers.of(shown);
    }
}
