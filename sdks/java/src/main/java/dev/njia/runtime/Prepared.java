package dev.njia.runtime;

import dev.njia.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The part of a request that all attempts share: target, parameters as header fields, the octets of the body. */
final class Prepared {
    final String target;
    final Map<String, String> headers;
    final byte @Nullable [] body;

    private Prepared(String target, Map<String, String> headers, byte @Nullable [] body) {
        this.target = target;
        this.headers = headers;
        this.body = body;
    }

    static Prepared of(Operation<?> operation, Arguments arguments) {
        String path = operation.path();
        List<String> query = new ArrayList<>();
        Map<String, String> headers = new LinkedHashMap<>();
        int place = 0;
        for (Param param : operation.params()) {
            if (param.place == Param.Place.PATH) {
                path = path.replace("{" + param.name + "}", ParamText.path(param, arguments.path().get(place++)));
                continue;
            }
            JsonValue value = arguments.params().get(param.key);
            if (value == null) {
                continue;
            }
            switch (param.place) {
                case HEADER:
                    headers.put(param.name, Checks.header(param.name, ParamText.header(param, value)));
                    break;
                case COOKIE:
                    headers.merge("Cookie", param.name + "=" + Checks.header(param.name, ParamText.header(param, value)),
                            (a, b) -> a + "; " + b);
                    break;
                default:
                    query.addAll(ParamText.query(param, value));
            }
        }
        BodyFormat format = operation.body();
        byte @Nullable [] body = arguments.body(format);
        if (body != null && format != null) {
            headers.put("Content-Type", format.media());
        }
        return new Prepared(query.isEmpty() ? path : path + "?" + String.join("&", query), headers, body);
    }
}
