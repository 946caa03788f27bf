package dev.njia.runtime;

import dev.njia.json.JsonValue;
import dev.njia.meta.ResponseMeta;
import java.util.List;

/**
 * What one page needs of its answer: the object as the API describes it, its items, its JSON.
 *
 * @param <T> one item
 */
public final class PageBody<T> {
    final List<T> items;
    final JsonValue json;
    final ResponseMeta meta;

    PageBody(List<T> items, JsonValue json, ResponseMeta meta) {
        this.items = items;
        this.json = json;
        this.meta = meta;
    }

    @Override
    public String toString() {
        return items.size() + " items";
    }
}
