// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Health;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.concurrent.CompletableFuture;

/**
 * Is the service alive and ready.
 */
public final class HealthAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public HealthAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Is the process alive
     * <p>
     * Answers as soon as the process can answer at all, and looks at nothing else. For restarts by a supervisor. It
     * needs no key and is not counted.
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Health> live(RequestOptions options) {
        return core.callAsync(HealthOperations.LIVE, new Arguments(), options);
    }

    /**
     * Is the process alive
     *
     * @return the answer to come
     */
    public CompletableFuture<Health> live() {
        return live(RequestOptions.NONE);
    }

    /**
     * Is the service ready
     * <p>
     * Tells whether the service can take traffic: database reachable, migrations applied, workers running. 503 means
     * that it should get none for the moment. A part that is slow but works shows as `degraded` and keeps 200.
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Health> ready(RequestOptions options) {
        return core.callAsync(HealthOperations.READY, new Arguments(), options);
    }

    /**
     * Is the service ready
     *
     * @return the answer to come
     */
    public CompletableFuture<Health> ready() {
        return ready(RequestOptions.NONE);
    }
}
