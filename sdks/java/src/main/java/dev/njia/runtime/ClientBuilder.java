package dev.njia.runtime;

import dev.njia.errors.ConfigurationException;
import dev.njia.transport.SocketTransport;
import dev.njia.transport.Transport;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the options of a client.
 *
 * @param <B> the builder itself
 */
public abstract class ClientBuilder<B extends ClientBuilder<B>> {
    private final ApiInfo api;
    private final Map<String, Supplier<String>> credentials = new HashMap<>();
    private final RequestOptions.Builder defaults = RequestOptions.builder();
    private String baseUrl;
    private Duration connectTimeout = Duration.ofSeconds(10);
    private @Nullable URI proxy;
    private @Nullable SSLContext tls;
    private @Nullable Transport transport;
    private Seam seam = Seam.SYSTEM;
    private boolean logsBodies;

    /**
     * For generated classes.
     *
     * @param api what is known about the API
     */
    protected ClientBuilder(ApiInfo api) {
        this.api = api;
        this.baseUrl = api.baseUrl;
    }

    /**
     * This builder.
     *
     * @return itself
     */
    protected abstract B self();

    /**
     * Sets a credential, which is checked at once.
     *
     * @param option its name
     * @param value its value
     * @return this
     */
    protected final B credential(String option, String value) {
        api.schemes.stream().filter(scheme -> scheme.option().equals(option))
                .forEach(scheme -> credentials.put(option, Credentials.fixed(scheme, value)));
        return self();
    }

    /**
     * Sets a credential that is asked for before each attempt.
     *
     * @param option its name
     * @param value gives its value
     * @return this
     */
    protected final B credential(String option, Supplier<String> value) {
        credentials.put(option, value);
        return self();
    }

    /**
     * Where the API is.
     *
     * @param url http or https, with or without a path
     * @return this
     */
    public final B baseUrl(String url) {
        baseUrl = url;
        return self();
    }

    /**
     * The time for one attempt, from name look-up to the last octet of the answer. Default: 60 s.
     *
     * @param time positive
     * @return this
     */
    public final B timeout(Duration time) {
        defaults.timeout(time);
        return self();
    }

    /**
     * The time for name look-up, connection and TLS handshake. Default: 10 s.
     *
     * @param time positive
     * @return this
     */
    public final B connectTimeout(Duration time) {
        connectTimeout = Checks.positive("connectTimeout", time);
        return self();
    }

    /**
     * The time for a whole call with its waits. Default: none.
     *
     * @param time positive
     * @return this
     */
    public final B deadline(Duration time) {
        defaults.deadline(time);
        return self();
    }

    /**
     * How often a request may be repeated where that is safe. Default: 2.
     *
     * @param count 0 for exactly one request
     * @return this
     */
    public final B maxRetries(int count) {
        defaults.maxRetries(count);
        return self();
    }

    /**
     * The longest wait that a server may ask for; a longer one raises at once. Default: 60 s.
     *
     * @param time not negative
     * @return this
     */
    public final B maxRetryAfter(Duration time) {
        defaults.maxRetryAfter(time);
        return self();
    }

    /**
     * A header field of every request.
     *
     * @param name of the field
     * @param value visible Latin-1 text without line breaks
     * @return this
     */
    public final B header(String name, String value) {
        defaults.header(name, value);
        return self();
    }

    /**
     * Watches all attempts.
     *
     * @param watcher told of each
     * @return this
     */
    public final B hooks(Hooks watcher) {
        defaults.hooks(watcher);
        return self();
    }

    /**
     * Goes through a proxy.
     *
     * @param address {@code http://user:password@host:port}
     * @return this
     */
    public final B proxy(URI address) {
        proxy = address;
        return self();
    }

    /**
     * Own certificate authorities, or a client certificate.
     *
     * @param context the platform's own form of both
     * @return this
     */
    public final B tls(SSLContext context) {
        tls = context;
        return self();
    }

    /**
     * Sends through something else than sockets; {@code proxy}, {@code tls} and {@code connectTimeout} are then its own business.
     *
     * @param other a fake for tests, or an adapter
     * @return this
     */
    public final B transport(Transport other) {
        transport = other;
        return self();
    }

    /**
     * Writes bodies to the log too, at level {@code DEBUG}. What the API description calls sensitive is masked, and so is whatever
     * looks like a credential or a card number. Default: no bodies.
     *
     * @param isOn true to see them
     * @return this
     */
    public final B logBodies(boolean isOn) {
        logsBodies = isOn;
        return self();
    }

    /**
     * Puts time, waiting and chance into the hands of a test.
     *
     * @param other in place of the platform's
     * @return this
     */
    public final B seam(Seam other) {
        seam = other;
        return self();
    }

    /**
     * The core of a new client.
     *
     * @return with a pool of connections of its own
     * @throws ConfigurationException when an option cannot work
     */
    protected final Core core() {
        URI url = checkedUrl();
        Credentials known = Credentials.of(api.schemes, credentials);
        Transport sender = transport == null ? new SocketTransport(tls, proxy) : transport;
        return new Core(new Settings(api, url, sender, connectTimeout, seam, known, logsBodies, defaults.build()));
    }

    private URI checkedUrl() {
        URI url;
        try {
            url = URI.create(baseUrl.replaceAll("/+$", ""));
        } catch (IllegalArgumentException e) {
            throw new ConfigurationException("the base URL is no URL");
        }
        boolean isHttp = "https".equals(url.getScheme()) || "http".equals(url.getScheme());
        boolean isPlain = url.getRawUserInfo() == null && url.getRawQuery() == null && url.getRawFragment() == null;
        if (!isHttp || url.getHost() == null || !isPlain) {
            throw new ConfigurationException("the base URL must be http(s)://host[:port][/path], without user, query and fragment");
        }
        return url;
    }

    @Override
    public final String toString() {
        return getClass().getSimpleName() + "{" + baseUrl + ", credentials=" + credentials.keySet() + "}";
    }
}
