// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Health;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class HealthOperations {
    static final Operation<Health> LIVE = new Operation<>("getLiveness", "GET", "/health/live",
            Returns.model(Health.SHAPE));

    static final Operation<Health> READY = new Operation<>("getReadiness", "GET", "/health/ready",
            Returns.model(Health.SHAPE));

    private HealthOperations() {}
}
