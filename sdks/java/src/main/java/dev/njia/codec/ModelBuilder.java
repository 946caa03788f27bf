package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the members of a model. Not thread-safe.
 *
 * @param <T> the model
 * @param <B> the builder itself
 */
public abstract class ModelBuilder<T extends Model, B extends ModelBuilder<T, B>> {
    private final Shape<T> shape;
    private final @Nullable Object[] slots;
    private final Map<String, JsonValue> extra = new LinkedHashMap<>();
    private @Nullable Values origin;

    /**
     * For generated classes.
     *
     * @param shape what to build
     */
    protected ModelBuilder(Shape<T> shape) {
        this.shape = shape;
        this.slots = new Object[shape.props().size()];
        Arrays.fill(slots, Values.ABSENT);
    }

    /**
     * This builder.
     *
     * @return itself
     */
    protected abstract B self();

    /**
     * Sets a member.
     *
     * @param prop the member
     * @param value null is sent as null, where the member may be null
     * @param <V> its type
     * @return this
     * @throws NullPointerException when the member must not be null
     */
    protected final <V> B set(Prop<V> prop, @Nullable V value) {
        if (value == null && !prop.isNullable()) {
            throw new NullPointerException(shape.name() + "." + prop.name() + " must not be null; leave it out instead");
        }
        slots[prop.index()] = value;
        return self();
    }

    /**
     * Starts from the members of another object.
     *
     * @param other the object
     * @return this
     */
    public final B from(T other) {
        System.arraycopy(other.values().slots, 0, slots, 0, slots.length);
        extra.putAll(other.values().extra);
        origin = other.values();
        return self();
    }

    /**
     * Sets a member that this version of the library does not know.
     *
     * @param name on the wire
     * @param value its JSON
     * @return this
     */
    public final B putMember(String name, JsonValue value) {
        for (Prop<?> prop : shape.props()) {
            if (prop.name().equals(name)) {
                throw new IllegalArgumentException(name + " is a known member of " + shape.name() + ": use its own method");
            }
        }
        extra.put(name, value);
        return self();
    }

    /**
     * The object.
     *
     * @return immutable
     * @throws IllegalStateException when required members are missing; it names all of them
     */
    public final T build() {
        return shape.build(slots.clone(), extra, origin);
    }
}
