// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CardAuthorization;
import dev.njia.model.GhostCardsListAuthorizationsParams;
import dev.njia.runtime.Page;

/**
 * List authorizations of a card
 */
public final class GhostCardsListAuthorizationsExample {
    private GhostCardsListAuthorizationsExample() {}

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
    public static Page<CardAuthorization> run(NjiaClient client) {
        return client.ghostCards().listAuthorizations("card_01kag9ytq2f7sv3w5x8a0b1c2d", GhostCardsListAuthorizationsParams.builder().limit(20).build());
    }
}
