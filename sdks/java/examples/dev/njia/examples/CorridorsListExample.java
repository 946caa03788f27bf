// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Corridor;
import dev.njia.model.CorridorsListParams;
import dev.njia.runtime.Page;

/**
 * List corridors
 */
public final class CorridorsListExample {
    private CorridorsListExample() {}

    /**
     * Runs the example; the environment says where the API is and as whom to call.
     *
     * @param args none
     */
    public static void main(String[] args) {
        try (NjiaClient client = NjiaClient.builder().build()) {
            run(client).stream().limit(100).forEach(System.out::println);
        }
    }

    /**
     * The call.
     *
     * @param client to call with
     * @return its answer
     */
    public static Page<Corridor> run(NjiaClient client) {
        return client.corridors().list(CorridorsListParams.builder().limit(20).build());
    }
}
