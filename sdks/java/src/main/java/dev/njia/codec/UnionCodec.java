package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * How a union travels: each variant with the test that recognises it.
 *
 * @param <U> the union
 */
public final class UnionCodec<U extends Union> implements Codec<U> {
    /** What a union holds; made by its codec alone. */
    public static final class Content {
        final int variant;
        final Object value;
        final JsonValue json;

        Content(int variant, Object value, JsonValue json) {
            this.variant = variant;
            this.value = value;
            this.json = json;
        }
    }

    private static final class Branch<T> {
        final Codec<T> codec;
        final Predicate<JsonValue> test;

        Branch(Codec<T> codec, Predicate<JsonValue> test) {
            this.codec = codec;
            this.test = test;
        }

        Content read(int place, JsonValue json, boolean isPartial) throws Mismatch {
            return new Content(place, isPartial ? codec.decodePartial(json) : codec.decode(json), json);
        }
    }

    private final Function<Content, U> create;
    private final List<Branch<?>> branches = new ArrayList<>();
    private boolean hasOnlyObjects = true;

    /**
     * A union without variants.
     *
     * @param create its constructor
     */
    public UnionCodec(Function<Content, U> create) {
        this.create = create;
    }

    /**
     * Adds the next variant, recognised by a member with one of some values.
     *
     * @param codec how it travels
     * @param pointer a JSON Pointer to the deciding member
     * @param tags the values, numbers as text
     * @return this
     */
    public UnionCodec<U> tagged(Codec<?> codec, String pointer, String... tags) {
        List<String> wanted = List.of(tags);
        return add(codec, json -> json.at(pointer).flatMap(JsonValue::text).filter(wanted::contains).isPresent());
    }

    /**
     * Adds the next variant, recognised by a member that no other one has.
     *
     * @param codec how it travels
     * @param key the name of that member
     * @return this
     */
    public UnionCodec<U> keyed(Codec<?> codec, String key) {
        return add(codec, json -> json.get(key).isPresent());
    }

    /**
     * Adds the next variant, recognised by its JSON type.
     *
     * @param codec how it travels
     * @param type {@code null}, {@code boolean}, {@code integer}, {@code number}, {@code string}, {@code array}, {@code object}
     * @return this
     */
    public UnionCodec<U> typed(Codec<?> codec, String type) {
        hasOnlyObjects &= type.equals("object");
        return add(codec, json -> {
            boolean isWhole = json.kind() == JsonValue.Kind.NUMBER && json.text().orElse("").matches("-?[0-9]+");
            return type.equals("integer") ? isWhole : json.kind().name().equalsIgnoreCase(type);
        });
    }

    /**
     * Adds the next variant, recognised by being readable.
     *
     * @param codec how it travels
     * @return this
     */
    public UnionCodec<U> tried(Codec<?> codec) {
        hasOnlyObjects = false;
        return add(codec, json -> {
            try {
                codec.decode(json);
                return true;
            } catch (Mismatch e) {
                return false;
            }
        });
    }

    /**
     * Adds the next variant, which takes any object that no earlier one recognised.
     *
     * @param codec how it travels
     * @return this
     */
    public UnionCodec<U> otherwise(Codec<?> codec) {
        return add(codec, json -> json.kind() == JsonValue.Kind.OBJECT);
    }

    private UnionCodec<U> add(Codec<?> codec, Predicate<JsonValue> test) {
        branches.add(new Branch<>(codec, test));
        return this;
    }

    /**
     * Makes a union that holds a value.
     *
     * @param place of its variant
     * @param codec of that variant
     * @param value not null
     * @param <T> its type
     * @return the union
     */
    public <T> U wrap(int place, Codec<T> codec, T value) {
        return create.apply(new Content(place, java.util.Objects.requireNonNull(value, "value"), codec.encode(value)));
    }

    @Override
    public U decode(JsonValue json) throws Mismatch {
        return decode(json, false);
    }

    @Override
    public U decodePartial(JsonValue json) throws Mismatch {
        return decode(json, true);
    }

    private U decode(JsonValue json, boolean isPartial) throws Mismatch {
        for (int place = 0; place < branches.size(); place++) {
            Branch<?> branch = branches.get(place);
            if (branch.test.test(json)) {
                return create.apply(branch.read(place, json, isPartial));
            }
        }
        if (hasOnlyObjects && json.kind() != JsonValue.Kind.OBJECT) {
            throw Mismatch.expected("an object", json);
        }
        return create.apply(new Content(-1, json, json));
    }

    @Override
    public JsonValue encode(U value) {
        return value.toJson();
    }
}
