package dev.njia.codec;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The three states of a member: left out, null, or a value.
 *
 * @param <T> the type of the value
 */
public final class Field<T> {
    private final boolean isPresent;
    private final @Nullable T value;

    private Field(boolean isPresent, @Nullable T value) {
        this.isPresent = isPresent;
        this.value = value;
    }

    /**
     * Left out.
     *
     * @param <T> the type of the value
     * @return the state
     */
    public static <T> Field<T> absent() {
        return new Field<>(false, null);
    }

    /**
     * A value, or null.
     *
     * @param value null for JSON null
     * @param <T> the type of the value
     * @return the state
     */
    public static <T> Field<T> of(@Nullable T value) {
        return new Field<>(true, value);
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
    public boolean equals(@Nullable Object other) {
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
