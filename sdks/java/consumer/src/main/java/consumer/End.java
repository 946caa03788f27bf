package consumer;

import dev.njia.NjiaClient;

/** Calls once while waiting and once without, closes nothing, and tells when its last line runs. */
public final class End {
    private End() {}

    /**
     * Runs the program.
     *
     * @param args none
     */
    public static void main(String[] args) {
        NjiaClient njia = NjiaClient.builder().baseUrl(System.getenv("NJIA_BASE_URL")).build();
        njia.health().live();
        njia.async().health().live().join();
        System.out.println(System.currentTimeMillis());
    }
}
