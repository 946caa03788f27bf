package dev.njia.driver;

import dev.njia.codec.Model;
import dev.njia.codec.Union;
import dev.njia.event.WebhookEvent;
import dev.njia.event.Webhooks;
import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.meta.ResponseMeta;
import dev.njia.runtime.*;
import dev.njia.webhooks.WebhookSigner;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

/** The conformance driver of the Java SDK: the runner's requests, made through the public API. */
final class Main {
    private static final List<String> CAPABILITIES = List.of("retries", "virtual-clock", "hooks", "webhooks", "pagination", "cancel",
            "inspect", "timeouts", "parallel", "int64", "bounded-integers", "sockets", "logs", "shared-pool");
    private static final Map<String, dev.njia.driver.Operation> TABLE = Dispatch.table();
    private static final Map<Long, Thread> IN_FLIGHT = new ConcurrentHashMap<>();
    private static final Map<Long, EventStream<?>> STREAMS = new ConcurrentHashMap<>();
    private static final Map<Long, Object> ENDED = new ConcurrentHashMap<>();

    private Main() {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonValue request = parsed(line);
            long id = Long.parseLong(text(request, "id"));
            Thread thread = new Thread(() -> run(id, request));
            IN_FLIGHT.put(id, thread);
            thread.start();
        }
    }

    private static JsonValue parsed(String line) {
        try {
            return JsonValue.parse(line);
        } catch (JsonException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(JsonValue request, String name) {
        return request.get(name).flatMap(JsonValue::text).orElse("");
    }

    private static void run(long id, JsonValue request) {
        try {
            answer(id, text(request, "cmd"), request);
        } catch (RuntimeException e) {
            ENDED.put(id, e);
            Pipe.reply(id, "err", Map.of("error", Facts.failure(e)));
        } catch (Error e) {
            // a bug of the driver or the SDK; the runner sees a crash
            e.printStackTrace();
            Runtime.getRuntime().halt(1);
        } finally {
            IN_FLIGHT.remove(id);
        }
    }

    private static void answer(long id, String command, JsonValue request) {
        switch (command) {
            case "hello":
                Pipe.reply(id, "hello", Map.of("sdk", JsonValue.of("njia-java"), "language", JsonValue.of("java"), "version",
                        JsonValue.of("2.4.0"), "runtime", JsonValue.of("java " + System.getProperty("java.version")), "ops",
                        list(TABLE.keySet()), "caps", list(CAPABILITIES)));
                break;
            case "open":
                Pipe.reply(id, "opened", Map.of("handle", JsonValue.of(Clients.open(id, request))));
                break;
            case "call":
                call(id, request);
                break;
            case "iterate":
                iterate(id, request);
                break;
            case "cancel":
                end(STREAMS.remove(Long.parseLong(text(request, "call"))));
                Optional.ofNullable(IN_FLIGHT.get(Long.parseLong(text(request, "call")))).ifPresent(Thread::interrupt);
                break;
            case "wake":
                RunnerSeam.wake(Long.parseLong(text(request, "call")));
                break;
            case "unwrap":
                unwrap(id, request);
                break;
            case "sign":
                Pipe.reply(id, "signed", Map.of("headers", Pipe.texts(WebhookSigner.sign(octets(request), text(request, "secret"),
                        text(request, "webhookId"), instant(request)))));
                break;
            case "inspect":
                Pipe.reply(id, "text", Map.of("text", JsonValue.of(inspected(request))));
                break;
            case "close":
                Pipe.reply(id, "closed", Clients.close(text(request, "handle")));
                break;
            default:
                Runtime.getRuntime().halt(command.equals("stop") ? 0 : 1);
        }
    }

    private static JsonValue list(Collection<String> texts) {
        List<JsonValue> items = new ArrayList<>();
        texts.forEach(text -> items.add(JsonValue.of(text)));
        return JsonValue.array(items);
    }

    private static Object started(long id, JsonValue request) {
        RunnerLog.starts(id);
        Clients.Open open = Clients.get(text(request, "handle"));
        JsonValue given = request.get("opts").orElse(JsonValue.NULL);
        RequestOptions.Builder options = RequestOptions.builder().hooks(new RunnerHooks(id, open.hooks));
        Clients.text(given, "idempotencyKey").ifPresent(options::idempotencyKey);
        Clients.text(given, "maxRetries").ifPresent(count -> options.maxRetries(Integer.parseInt(count)));
        Clients.time(given, "timeoutMs").ifPresent(options::timeout);
        Clients.time(given, "deadlineMs").ifPresent(options::deadline);
        Clients.time(given, "maxRetryAfterMs").ifPresent(options::maxRetryAfter);
        given.get("headers").ifPresent(all -> all.members().forEach((name, value) -> options.header(name, value.text().orElse(""))));
        dev.njia.driver.Operation operation = TABLE.get(text(request, "op"));
        if (operation == null) {
            throw new IllegalArgumentException("the SDK has no operation " + text(request, "op"));
        }
        Object value = operation.run(open.client, new CallArguments(request.get("args").orElse(JsonValue.NULL)), options.build());
        ENDED.put(id, value);
        return value;
    }

    private static void call(long id, JsonValue request) {
        Object value = started(id, request);
        Pipe.reply(id, "ok", Map.of("value", Tagged.tag(json(value)), "meta", Facts.meta(meta(value))));
    }

    private static JsonValue json(Object value) {
        if (value instanceof Model) {
            return ((Model) value).toJson();
        }
        if (value instanceof Page) {
            return ((Page<?>) value).toJson();
        }
        if (value instanceof Union) {
            return ((Union) value).toJson();
        }
        if (value instanceof Result) {
            Object inner = ((Result<?>) value).value();
            return inner instanceof JsonValue ? (JsonValue) inner : inner instanceof Union ? ((Union) inner).toJson()
                    : inner instanceof Model ? ((Model) inner).toJson() : JsonValue.of(String.valueOf(inner));
        }
        return JsonValue.object(Map.of());
    }

    private static ResponseMeta meta(Object value) {
        return value instanceof Model ? ((Model) value).meta() : value instanceof Page ? ((Page<?>) value).meta()
                : value instanceof Result ? ((Result<?>) value).meta() : ((Empty) value).meta();
    }

    private static void iterate(long id, JsonValue request) {
        Object list = started(id, request);
        int most = request.get("stopAfter").flatMap(JsonValue::text).map(Integer::valueOf).orElse(Integer.MAX_VALUE);
        int seen = 0;
        if (list instanceof EventStream) {
            STREAMS.put(id, (EventStream<?>) list);
            try {
                for (Object event : (EventStream<?>) list) {
                    Pipe.reply(id, "item", Map.of("value", Tagged.tag(json(event))));
                    if (++seen == most) {
                        break;
                    }
                }
            } finally {
                end(STREAMS.remove(id));
            }
            Pipe.reply(id, "end", Map.of("resumeCursor", JsonValue.NULL));
            return;
        }
        Page<?> page = (Page<?>) list;
        while (true) {
            for (Object item : page.items()) {
                if (seen == most) {
                    break;
                }
                Pipe.reply(id, "item", Map.of("value", Tagged.tag(json(item))));
                seen++;
            }
            Optional<? extends Page<?>> next = seen == most ? Optional.empty() : page.nextPage();
            if (next.isEmpty()) {
                break;
            }
            page = next.get();
        }
        Pipe.reply(id, "end", Map.of("resumeCursor", Pipe.text(page.cursor())));
    }

    private static void end(EventStream<?> events) {
        try {
            if (events != null) {
                events.close();
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] octets(JsonValue request) {
        return Base64.getDecoder().decode(text(request, "payload"));
    }

    private static Instant instant(JsonValue request) {
        return Instant.ofEpochMilli(Long.parseLong(text(request, "nowMs")));
    }

    private static void unwrap(long id, JsonValue request) {
        Map<String, String> headers = new LinkedHashMap<>();
        request.get("headers").ifPresent(all -> all.members().forEach((name, value) -> headers.put(name, value.text().orElse(""))));
        List<String> secrets = new ArrayList<>();
        request.get("secrets").ifPresent(all -> all.items().forEach(secret -> secrets.add(secret.text().orElse(""))));
        WebhookEvent event = Webhooks.unwrap(octets(request), headers, secrets,
                Duration.ofSeconds(Long.parseLong(text(request, "toleranceS"))), instant(request));
        Pipe.reply(id, "event", Map.of("event", Tagged.tag(event.toJson()), "known", JsonValue.of(event.isKnown())));
    }

    private static String inspected(JsonValue request) {
        Object of = text(request, "of").equals("client") ? Clients.get(text(request, "handle")).client
                : ENDED.get(Long.parseLong(text(request, "call")));
        switch (text(request, "as")) {
            case "type":
                return of.getClass().getName();
            case "debug": {
                java.io.StringWriter out = new java.io.StringWriter();
                if (of instanceof Throwable) {
                    ((Throwable) of).printStackTrace(new java.io.PrintWriter(out, true));
                }
                return out + String.valueOf(of);
            }
            default:
                return String.valueOf(of);
        }
    }
}
