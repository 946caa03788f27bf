package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The members of one model, and how the whole of it travels.
 *
 * @param <T> the model
 */
public final class Shape<T extends Model> implements Codec<T> {
    private final String name;
    private final Function<Values, T> create;
    private final List<Prop<?>> props;
    private final Map<String, Prop<?>> byName = new HashMap<>();

    private Shape(String name, Function<Values, T> create, List<Prop<?>> props) {
        this.name = name;
        this.create = create;
        this.props = props;
        for (Prop<?> prop : props) {
            prop.place(byName.size());
            byName.put(prop.name(), prop);
        }
    }

    /**
     * Describes a model.
     *
     * @param name of its class
     * @param create its constructor
     * @param props its members; each belongs to one shape alone
     * @param <T> the model
     * @return the shape
     */
    public static <T extends Model> Shape<T> of(String name, Function<Values, T> create, Prop<?>... props) {
        return new Shape<>(name, create, Arrays.asList(props));
    }

    String name() {
        return name;
    }

    List<Prop<?>> props() {
        return props;
    }

    @Override
    public T decode(JsonValue json) throws Mismatch {
        return decode(json, false);
    }

    @Override
    public T decodePartial(JsonValue json) throws Mismatch {
        return decode(json, true);
    }

    private T decode(JsonValue json, boolean isPartial) throws Mismatch {
        if (json.kind() != JsonValue.Kind.OBJECT) {
            throw Mismatch.expected("an object", json);
        }
        @Nullable Object[] slots = new Object[props.size()];
        Arrays.fill(slots, Values.ABSENT);
        Map<String, JsonValue> extra = new LinkedHashMap<>();
        for (Map.Entry<String, JsonValue> member : json.members().entrySet()) {
            Prop<?> prop = byName.get(member.getKey());
            if (prop == null) {
                extra.put(member.getKey(), member.getValue());
            } else {
                slots[prop.index()] = prop.read(member.getValue(), isPartial);
            }
        }
        for (Prop<?> prop : props) {
            if (slots[prop.index()] == Values.ABSENT && prop.isRequired() && !isPartial) {
                throw new Mismatch("a required member is missing", "." + prop.name());
            }
        }
        return create.apply(new Values(this, slots, extra, json, null));
    }

    @Override
    public JsonValue encode(T value) {
        return value.toJson();
    }

    /** A model from what a builder gathered; all missing members are named at once. */
    T build(@Nullable Object[] slots, Map<String, JsonValue> extra, @Nullable Values origin) {
        List<String> missing = new ArrayList<>();
        for (Prop<?> prop : props) {
            if (slots[prop.index()] == Values.ABSENT && prop.constant() != null && prop.isRequired()) {
                slots[prop.index()] = prop.constant();
            }
            if (slots[prop.index()] == Values.ABSENT && prop.isRequired()) {
                missing.add(prop.name());
            }
        }
        if (!missing.isEmpty()) {
            throw new IllegalStateException(name + " lacks " + String.join(", ", missing));
        }
        return create.apply(new Values(this, slots, new LinkedHashMap<>(extra), null, origin));
    }
}
