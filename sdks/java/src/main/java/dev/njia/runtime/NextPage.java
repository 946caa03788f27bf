package dev.njia.runtime;

import dev.njia.json.JsonValue;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parameters that the page after an answer changes. */
final class NextPage {
    private static final Pattern NEXT_LINK = Pattern.compile("<([^<>]*)>[^,<]*;\\s*rel\\s*=\\s*\"?next\\b");

    private NextPage() {}

    /** Empty after the last page. */
    static Optional<Map<String, JsonValue>> of(Paging paging, PageBody<?> body, Arguments arguments) {
        boolean isEnd = !paging.more.isEmpty()
                && !body.json.at(paging.more).flatMap(JsonValue::asBoolean).orElse(false);
        if (isEnd) {
            return Optional.empty();
        }
        if (paging.style == Paging.Style.LINK) {
            return link(paging, body).flatMap(NextPage::query);
        }
        if (!paging.next.isEmpty() || !paging.nextHeader.isEmpty()) {
            return token(paging, body).filter(found -> !found.text().orElse("").isEmpty()).map(found -> Map.of(paging.send, found));
        }
        return body.items.isEmpty() ? Optional.empty() : Optional.of(Map.of(paging.send, counted(paging, body, arguments)));
    }

    private static Optional<JsonValue> token(Paging paging, PageBody<?> body) {
        return paging.nextHeader.isEmpty() ? body.json.at(paging.next).filter(found -> !found.isNull())
                : body.meta.headers().first(paging.nextHeader).map(JsonValue::of);
    }

    private static JsonValue counted(Paging paging, PageBody<?> body, Arguments arguments) {
        boolean isOffset = paging.style == Paging.Style.OFFSET;
        JsonValue here = arguments.params().get(paging.send);
        long place = here == null ? isOffset ? 0 : 1 : Long.parseLong(here.text().orElse("0"));
        return JsonValue.of(place + (isOffset ? body.items.size() : 1));
    }

    private static Optional<String> link(Paging paging, PageBody<?> body) {
        if (!paging.next.isEmpty()) {
            return body.json.at(paging.next).flatMap(JsonValue::asString);
        }
        Matcher found = NEXT_LINK.matcher(String.join(", ", body.meta.headers().all("link")));
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }

    /** Of a link only the query counts: following it to another origin would take the credentials along. */
    private static Optional<Map<String, JsonValue>> query(String link) {
        Map<String, JsonValue> changes = new LinkedHashMap<>();
        int start = link.indexOf('?');
        String query = start < 0 ? "" : link.substring(start + 1).split("#", 2)[0];
        for (String pair : query.isEmpty() ? new String[0] : query.split("&")) {
            String[] halves = pair.split("=", 2);
            String value = halves.length < 2 ? "" : URLDecoder.decode(halves[1], StandardCharsets.UTF_8);
            changes.put(URLDecoder.decode(halves[0], StandardCharsets.UTF_8), JsonValue.of(value));
        }
        return changes.isEmpty() ? Optional.empty() : Optional.of(changes);
    }
}
