package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.util.Collections;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The content of a model: a slot for each known member, and the members that nobody described. What came from the server
 * keeps its JSON, so writing it again changes nothing.
 */
public final class Values {
    static final Object ABSENT = new Object();

    final Shape<?> shape;
    final @Nullable Object[] slots;
    final Map<String, JsonValue> extra;
    final @Nullable JsonValue source;
    /** What a builder started from: members that it left alone are written as they came. */
    final @Nullable Values origin;

    Values(Shape<?> shape, @Nullable Object[] slots, Map<String, JsonValue> extra, @Nullable JsonValue source,
            @Nullable Values origin) {
        this.shape = shape;
        this.slots = slots;
        this.extra = Collections.unmodifiableMap(extra);
        this.source = source;
        this.origin = origin;
    }

    /** The JSON that a member came with, if it still has that value; a date keeps its spelling this way. */
    @Nullable JsonValue untouched(Prop<?> prop) {
        boolean isSame = origin != null && origin.slots[prop.index()] == slots[prop.index()];
        if (!isSame || origin == null) {
            return null;
        }
        return origin.source == null ? origin.untouched(prop) : origin.source.get(prop.name()).orElse(null);
    }
}
