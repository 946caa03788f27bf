package dev.njia.transport;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** HTTP header fields, immutable, names without regard to case. Values that carry credentials print as {@code ***}. */
public final class Headers {
    /** No fields at all. */
    public static final Headers EMPTY = new Headers(Collections.emptyList());
    private static final Set<String> SECRET = Set.of("authorization", "proxy-authorization", "cookie", "set-cookie",
            "x-api-key", "webhook-signature");

    private final List<Map.Entry<String, String>> fields;

    private Headers(List<Map.Entry<String, String>> fields) {
        this.fields = Collections.unmodifiableList(fields);
    }

    /**
     * Fields in the order they travel.
     *
     * @param fields names and values; a name may occur more than once
     * @return the fields
     */
    public static Headers of(List<Map.Entry<String, String>> fields) {
        return new Headers(new ArrayList<>(fields));
    }

    /**
     * One field for each entry of a map.
     *
     * @param fields names and values
     * @return the fields
     */
    public static Headers of(Map<String, String> fields) {
        List<Map.Entry<String, String>> list = new ArrayList<>();
        fields.forEach((name, value) -> list.add(Map.entry(name, value)));
        return new Headers(list);
    }

    /**
     * The first value of a field.
     *
     * @param name in any case
     * @return empty when the field is missing
     */
    public Optional<String> first(String name) {
        return fields.stream().filter(field -> field.getKey().equalsIgnoreCase(name)).map(Map.Entry::getValue).findFirst();
    }

    /**
     * All values of a field.
     *
     * @param name in any case
     * @return in the order they came
     */
    public List<String> all(String name) {
        List<String> values = new ArrayList<>();
        fields.stream().filter(field -> field.getKey().equalsIgnoreCase(name)).forEach(field -> values.add(field.getValue()));
        return values;
    }

    /**
     * The fields as they travel.
     *
     * @return an unmodifiable list
     */
    public List<Map.Entry<String, String>> fields() {
        return fields;
    }

    /**
     * Lower-case names and values; values of a repeated field are joined by a comma (RFC 9110, 5.3).
     *
     * @return a new map in order of first occurrence
     */
    public Map<String, String> toMap() {
        Map<String, String> map = new LinkedHashMap<>();
        fields.forEach(field -> map.merge(field.getKey().toLowerCase(Locale.ROOT), field.getValue(), (a, b) -> a + ", " + b));
        return map;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Headers && toMap().equals(((Headers) other).toMap());
    }

    @Override
    public int hashCode() {
        return toMap().hashCode();
    }

    @Override
    public String toString() {
        Map<String, String> map = toMap();
        map.replaceAll((name, value) -> SECRET.contains(name) || name.contains("token") || name.contains("secret") ? "***" : value);
        return map.toString();
    }
}
