package dev.njia.codec;

import java.util.Objects;
import java.util.Optional;

/**
 * The three states of a member: left out, null, or a value.
 *
 * @param <T> the type of the value
 */
public final class Field<T> {
    private static final Field<?> ABSENT = new Field<>(false, null);
    private static final Field<?> NULL = new Field<>(true, null);

    private final boolean isPresent;
    private final T value;

    private Field(boolean isPresent, T value) {
        this.isPresent = isPresent;
        this.value = value;
    }

    /**
     * Left out.
     *
     * @param <T> the type of the value
     * @return the state
     */
    @SuppressWarnings("unchecked")
    public static <T> Field<T> absent() {
        return (Field<T>) ABSENT;
    }

    /**
     * A value, or null.
     *
     * @param value null for JSON null
     * @param <T> the type of the value
     * @return the state
     */
    @SuppressWarnings("unchecked")
    public static <T> Field<T> of(T value) {
        return value == null ? (Field<T>) NULL : new Field<>(true, value);
    }

    /**
     * Whether it was left out.
     *
     * @return true when there is neither null nor a value
     */
    public boolean isAbsent() {
        return !isPresent;
    }

    /**
     * Whether it is null.
     *
     * @return true for JSON null alone
     */
    public boolean isNull() {
        return isPresent && value == null;
    }

    /**
     * The value.
     *
     * @return empty for the two other states
     */
    public Optional<T> value() {
        return Optional.ofNullable(value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Field && isPresent == ((Field<?>) other).isPresent
                && Objects.equals(value, ((Field<?>) other).value);
    }

    @Override
    public int hashCode() {
        return Objects.hash(isPresent, value);
    }

    @Override
    public String toString() {
        return isPresent ? String.valueOf(value) : "absent";
    }
}
