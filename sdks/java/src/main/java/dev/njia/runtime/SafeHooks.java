package dev.njia.runtime;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Hooks whose exceptions go to the log instead of into the call. */
final class SafeHooks {
    private static final Hooks NONE = new Hooks() { };

    private SafeHooks() {}

    static Hooks orNone(@Nullable Hooks hooks) {
        return hooks == null ? NONE : hooks;
    }

    static <E> void tell(Consumer<E> hook, E event) {
        try {
            hook.accept(event);
        } catch (RuntimeException e) {
            CallLog.hookFailed(e);
        }
    }

    static Hooks both(Hooks first, Hooks second) {
        return new Hooks() {
            @Override
            public void onRequest(RequestEvent event) {
                tell(first::onRequest, event);
                second.onRequest(event);
            }

            @Override
            public void onResponse(ResponseEvent event) {
                tell(first::onResponse, event);
                second.onResponse(event);
            }

            @Override
            public void onRetry(RetryEvent event) {
                tell(first::onRetry, event);
                second.onRetry(event);
            }
        };
    }
}
