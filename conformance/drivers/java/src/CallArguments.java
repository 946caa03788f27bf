package dev.njia.driver;

import dev.njia.codec.Codec;
import dev.njia.codec.Mismatch;
import dev.njia.codec.Model;
import dev.njia.codec.Shape;
import dev.njia.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** The arguments of a case, by wire names, as the types of the SDK. */
final class CallArguments {
    private final JsonValue args;

    CallArguments(JsonValue args) {
        this.args = Tagged.untag(args);
    }

    <T> T path(Codec<T> codec, String name) {
        return read(codec, args.at("/path").flatMap(path -> path.get(name)).orElse(JsonValue.NULL));
    }

    <T> T body(Codec<T> codec) {
        return args.get("body").map(body -> read(codec, body)).orElse(null);
    }

    /** Null without any, so that the calls without parameters are exercised too. */
    <T extends Model> T params(Shape<T> shape) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        args.get("query").ifPresent(query -> members.putAll(query.members()));
        args.get("header").ifPresent(header -> members.putAll(header.members()));
        return members.isEmpty() ? null : read(shape, JsonValue.object(members));
    }

    /** Members may be missing: some cases leave out what is required, to see the server refuse it. */
    private static <T> T read(Codec<T> codec, JsonValue json) {
        try {
            return codec.decodePartial(json);
        } catch (Mismatch e) {
            throw new IllegalArgumentException(e.getMessage() + " at " + e.jsonPath());
        }
    }
}
