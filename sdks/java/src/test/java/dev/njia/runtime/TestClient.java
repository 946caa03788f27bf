package dev.njia.runtime;

import dev.njia.NjiaClient;
import dev.njia.fixture.Fixtures;

/** A client with a test key, and the smallest answers that fit. */
final class TestClient {
    static final String KEY = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp";
    static final String LIVE = Fixtures.json("getLiveness").toString();

    private TestClient() {}

    static NjiaClient.Builder of(String url) {
        return NjiaClient.builder().baseUrl(url).apiKey(KEY);
    }
}
