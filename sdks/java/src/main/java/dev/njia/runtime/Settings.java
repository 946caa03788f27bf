package dev.njia.runtime;

import dev.njia.transport.Transport;
import java.net.URI;
import java.time.Duration;

/** What all calls of a client share. */
final class Settings {
    static final Duration TIMEOUT = Duration.ofSeconds(60);
    static final Duration MAX_RETRY_AFTER = Duration.ofSeconds(60);
    static final int MAX_RETRIES = 2;

    final ApiInfo api;
    final URI baseUrl;
    final Transport transport;
    final Duration connectTimeout;
    final Seam seam;
    final Credentials credentials;
    final boolean logsBodies;
    final RequestOptions defaults;

    Settings(ApiInfo api, URI baseUrl, Transport transport, Duration connectTimeout, Seam seam, Credentials credentials,
            boolean logsBodies, RequestOptions defaults) {
        this.api = api;
        this.baseUrl = baseUrl;
        this.transport = transport;
        this.connectTimeout = connectTimeout;
        this.seam = seam;
        this.credentials = credentials;
        this.logsBodies = logsBodies;
        this.defaults = defaults;
    }

    Settings with(RequestOptions options) {
        return new Settings(api, baseUrl, transport, connectTimeout, seam, credentials, logsBodies, options.over(defaults));
    }

    Settings with(String option, String credential) {
        return new Settings(api, baseUrl, transport, connectTimeout, seam, credentials.with(option, credential),
                logsBodies, defaults);
    }
}
