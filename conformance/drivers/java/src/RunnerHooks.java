package dev.njia.driver;

import dev.njia.json.JsonValue;
import dev.njia.runtime.Hooks;
import java.util.LinkedHashMap;
import java.util.Map;

/** Notes which call a thread works for, and reports what the hooks are told. */
final class RunnerHooks implements Hooks {
    private final long call;
    private final String mode;

    RunnerHooks(long call, String mode) {
        this.call = call;
        this.mode = mode;
    }

    @Override
    public void onRequest(RequestEvent event) {
        RunnerSeam.CALL.set(call);
        tell("request", event, Map.of());
    }

    @Override
    public void onResponse(ResponseEvent event) {
        tell("response", event, Map.of("status", JsonValue.of(event.status())));
    }

    @Override
    public void onRetry(RetryEvent event) {
        tell("retry", event, Map.of("delayMs", Pipe.millis(event.delay())));
    }

    private void tell(String hook, CallEvent event, Map<String, JsonValue> more) {
        if (mode.equals("off")) {
            return;
        }
        Map<String, JsonValue> facts = new LinkedHashMap<>(more);
        facts.put("operation", JsonValue.of(event.operation()));
        facts.put("attempt", JsonValue.of(event.attempt()));
        Pipe.reply(call, "hook", Map.of("hook", JsonValue.of(hook), "facts", JsonValue.object(facts)));
        if (mode.equals("throwing")) {
            throw new IllegalStateException("a hook that throws");
        }
    }
}
