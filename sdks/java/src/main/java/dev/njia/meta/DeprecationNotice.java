package dev.njia.meta;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the server said about the end of an operation (RFC 9745, RFC 8594). */
public final class DeprecationNotice {
    private final @Nullable String since;
    private final @Nullable String sunset;
    private final @Nullable String link;

    DeprecationNotice(@Nullable String since, @Nullable String sunset, @Nullable String link) {
        this.since = since;
        this.sunset = sunset;
        this.link = link;
    }

    /**
     * The header {@code Deprecation}.
     *
     * @return for example {@code @1772323200}, seconds since 1970
     */
    public Optional<String> since() {
        return Optional.ofNullable(since);
    }

    /**
     * The header {@code Sunset}.
     *
     * @return an HTTP date
     */
    public Optional<String> sunset() {
        return Optional.ofNullable(sunset);
    }

    /**
     * The header {@code Link}.
     *
     * @return as sent
     */
    public Optional<String> link() {
        return Optional.ofNullable(link);
    }

    @Override
    public String toString() {
        return "deprecated since " + since + ", ends " + sunset;
    }
}
