package dev.njia.webhooks;

import dev.njia.codec.Mismatch;
import dev.njia.codec.Union;
import dev.njia.codec.UnionCodec;
import dev.njia.errors.DecodingException;
import dev.njia.errors.ErrorFacts;
import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * From the octets of a verified webhook to a typed event; one of an unknown type is kept as JSON.
 *
 * @param <E> the union of all events
 */
public final class EventReader<E extends Union> {
    private static final Set<String> OWN = Set.of("event", "eventId", "eventTimestamp");
    private static final Set<String> SHARED = Set.of("livemode", "apiVersion");

    private final UnionCodec<E> events;
    private final String data;
    private final boolean readsFlat;

    /**
     * Prepares a reader.
     *
     * @param events all that the API describes
     * @param data JSON Pointer to the resource in an event
     * @param readsFlat whether events still arrive in the older form without envelope
     */
    public EventReader(UnionCodec<E> events, String data, boolean readsFlat) {
        this.events = events;
        this.data = data;
        this.readsFlat = readsFlat;
    }

    /**
     * Reads an event.
     *
     * @param payload verified octets
     * @return the event
     * @throws DecodingException when it is no JSON or contradicts the description
     */
    public E read(byte[] payload) {
        String problem;
        String path = "$";
        try {
            JsonValue json = JsonValue.parse(payload);
            boolean isFlat = readsFlat && json.get("event").isPresent() && json.at(data).isEmpty();
            // An event may come from an older or a newer version than this library's: what is missing is missing.
            return events.decodePartial(isFlat ? lift(json) : json);
        } catch (JsonException e) {
            problem = e.getMessage();
        } catch (Mismatch e) {
            problem = e.getMessage();
            path = e.jsonPath();
        }
        throw new DecodingException("the event contradicts its description: " + problem, path, new ErrorFacts());
    }

    /** The deprecated payload: the resource's own members at the top, the event's as {@code event...}. */
    private static JsonValue lift(JsonValue flat) {
        Map<String, JsonValue> event = new LinkedHashMap<>();
        flat.get("eventId").ifPresent(id -> event.put("id", id));
        event.put("object", JsonValue.of("event"));
        flat.get("event").ifPresent(type -> event.put("type", type));
        flat.get("eventTimestamp").ifPresent(at -> event.put("timestamp", at));
        Map<String, JsonValue> resource = new LinkedHashMap<>(flat.members());
        resource.keySet().removeAll(OWN);
        flat.members().forEach((name, value) -> {
            if (SHARED.contains(name)) {
                event.put(name, value);
            }
        });
        event.put("data", JsonValue.object(resource));
        return JsonValue.object(event);
    }
}
