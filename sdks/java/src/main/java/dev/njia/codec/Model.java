package dev.njia.codec;

import dev.njia.json.JsonValue;
import dev.njia.meta.ResponseMeta;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable object of the API. Equality is by content; metadata of the response takes no part in it, nor in JSON.
 * {@link #toString()} masks what is secret.
 */
public abstract class Model {
    private final Values values;
    private volatile @Nullable JsonValue json;
    private volatile ResponseMeta meta = ResponseMeta.NONE;

    /**
     * For generated classes.
     *
     * @param values the content
     */
    protected Model(Values values) {
        this.values = values;
        this.json = values.source;
    }

    final Values values() {
        return values;
    }

    /**
     * The value of a required member.
     *
     * @param prop the member
     * @param <T> its type
     * @return never null
     */
    protected final <T> T get(Prop<T> prop) {
        Object slot = values.slots[prop.index()];
        T value = slot == Values.ABSENT ? null : prop.cast(slot);
        if (value == null) {
            throw new IllegalStateException(values.shape.name() + " came without " + prop.name());
        }
        return value;
    }

    /**
     * The value of a member that may be missing or null.
     *
     * @param prop the member
     * @param <T> its type
     * @return empty for both
     */
    protected final <T> Optional<T> find(Prop<T> prop) {
        return field(prop).value();
    }

    /**
     * A member in its three states.
     *
     * @param prop the member
     * @param <T> its type
     * @return absent, null or a value
     */
    protected final <T> Field<T> field(Prop<T> prop) {
        Object slot = values.slots[prop.index()];
        return slot == Values.ABSENT ? Field.absent() : Field.of(prop.cast(slot));
    }

    /**
     * Members that this version of the library does not know.
     *
     * @return an unmodifiable map by wire name, in the order they came
     */
    public final Map<String, JsonValue> extraMembers() {
        return values.extra;
    }

    /**
     * Facts about the response that brought this object.
     *
     * @return {@link ResponseMeta#NONE} for objects that a program built, or that are part of another one
     */
    public final ResponseMeta meta() {
        return meta;
    }

    /**
     * Attaches the facts of a response, for the runtime.
     *
     * @param facts of the response
     */
    public final void attach(ResponseMeta facts) {
        meta = facts;
    }

    /**
     * The object as it travels; what came from the server is given back unchanged.
     *
     * @return a JSON object
     */
    public final JsonValue toJson() {
        JsonValue known = json;
        if (known == null) {
            Map<String, JsonValue> members = new LinkedHashMap<>();
            for (Prop<?> prop : values.shape.props()) {
                Object value = values.slots[prop.index()];
                if (value != Values.ABSENT) {
                    JsonValue kept = values.untouched(prop);
                    members.put(prop.name(), kept == null ? prop.write(value) : kept);
                }
            }
            members.putAll(values.extra);
            known = JsonValue.object(members);
            json = known;
        }
        return known;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof Model && ((Model) other).values.shape == values.shape && toJson().equals(((Model) other).toJson());
    }

    @Override
    public final int hashCode() {
        return toJson().hashCode();
    }

    @Override
    public final String toString() {
        StringBuilder out = new StringBuilder(values.shape.name()).append('{');
        String separator = "";
        for (Prop<?> prop : values.shape.props()) {
            Object value = values.slots[prop.index()];
            if (value != Values.ABSENT) {
                out.append(separator).append(prop.name()).append('=').append(masked(prop, value));
                separator = ", ";
            }
        }
        // Nobody has looked at members that are not described, so their values are not printed.
        for (String name : values.extra.keySet()) {
            out.append(separator).append(name).append("=?");
            separator = ", ";
        }
        return out.append('}').toString();
    }

    private static String masked(Prop<?> prop, @Nullable Object value) {
        String text = value instanceof byte[] ? ((byte[]) value).length + " octets" : String.valueOf(value);
        switch (prop.secrecy()) {
            case SECRET:
                return "***";
            case LAST4:
                return text.length() >= 8 ? "***" + text.substring(text.length() - 4) : "***";
            default:
                return text;
        }
    }
}
