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

    Values(Shape<?> shape, @Nullable Object[] slots, Map<String, JsonValue> extra, @Nullable JsonValue source) {
        this.shape = shape;
        this.slots = slots;
        this.extra = Collections.unmodifiableMap(extra);
        this.source = source;
    }
}
