package dev.njia.runtime;

import dev.njia.errors.ErrorFacts;
import dev.njia.errors.NjiaException;
import dev.njia.errors.PaginationException;
import dev.njia.json.JsonValue;
import dev.njia.meta.ResponseMeta;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list. Walking it goes on to the pages that follow; whoever stops early sends nothing further. An error midway
 * carries the cursor to resume from.
 *
 * @param <T> one item
 */
public final class Page<T> implements Iterable<T> {
    private final PageBody<T> body;
    private final Paging paging;
    private final Arguments arguments;
    private final Function<Arguments, PageBody<T>> fetch;
    private final Position position;

    Page(PageBody<T> body, Paging paging, Arguments arguments, Function<Arguments, PageBody<T>> fetch, Position position) {
        this.body = body;
        this.paging = paging;
        this.arguments = arguments;
        this.fetch = fetch;
        this.position = position;
    }

    /** A guard against going round in circles after Brent: one remembered place, moved at every power of two. */
    static final class Position {
        static final Position START = new Position(Map.of(), 0);

        private final Map<String, JsonValue> mark;
        private final int steps;

        private Position(Map<String, JsonValue> mark, int steps) {
            this.mark = mark;
            this.steps = steps;
        }

        Position after(Map<String, JsonValue> here, Map<String, JsonValue> next) {
            if (next.equals(mark) || here.entrySet().containsAll(next.entrySet())) {
                Object cursor = plain(next);
                throw new PaginationException("the server repeats a cursor; the listing would never end",
                        new ErrorFacts().cursor(cursor), null);
            }
            int count = steps + 1;
            return new Position((count & (count - 1)) == 0 ? next : mark, count);
        }
    }

    private static Object plain(Map<String, JsonValue> place) {
        return place.values().iterator().next().text().orElse("");
    }

    /**
     * The items of this page alone.
     *
     * @return an unmodifiable list
     */
    public List<T> items() {
        return body.items;
    }

    /**
     * The whole answer as it came.
     *
     * @return its JSON
     */
    public JsonValue toJson() {
        return body.json;
    }

    /**
     * Facts about the response.
     *
     * @return status, headers, attempts and more
     */
    public ResponseMeta meta() {
        return body.meta;
    }

    /**
     * What to pass to the next list call to go on after this page.
     *
     * @return a cursor, an offset or a page number as text; empty on the last page
     */
    public Optional<String> cursor() {
        return next().map(place -> String.valueOf(plain(place)));
    }

    /**
     * Fetches the page that follows.
     *
     * @return empty after the last page
     */
    public Optional<Page<T>> nextPage() {
        Optional<Map<String, JsonValue>> place = next();
        if (place.isEmpty()) {
            return Optional.empty();
        }
        Position after = position.after(arguments.params(), place.get());
        Arguments changed = arguments.at(place.get());
        try {
            return Optional.of(new Page<>(fetch.apply(changed), paging, changed, fetch, after));
        } catch (NjiaException e) {
            e.resumeFrom(plain(place.get()));
            throw e;
        }
    }

    /**
     * All items from this page on.
     *
     * @return fetches pages as they are needed
     */
    public Stream<T> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    /**
     * All items from this page on, as a reactive stream. Pages are fetched in a worker thread, as items are asked for.
     *
     * @return to be subscribed to any number of times
     */
    public Flow.Publisher<T> publisher() {
        return new PagePublisher<>(this);
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {
            private @Nullable Page<T> page = Page.this;
            private int place;

            @Override
            public boolean hasNext() {
                while (page != null && place >= page.items().size()) {
                    page = page.nextPage().orElse(null);
                    place = 0;
                }
                return page != null;
            }

            @Override
            public T next() {
                Page<T> here = hasNext() ? page : null;
                if (here == null) {
                    throw new NoSuchElementException();
                }
                return here.items().get(place++);
            }
        };
    }

    private Optional<Map<String, JsonValue>> next() {
        return NextPage.of(paging, body, arguments);
    }

    @Override
    public String toString() {
        return "Page{" + items().size() + " items, " + (next().isPresent() ? "more follow" : "last") + "}";
    }
}
