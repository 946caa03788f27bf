package dev.njia.runtime;

import dev.njia.meta.MetaNames;
import java.util.List;

/** What the generator knows about the API as a whole. */
public final class ApiInfo {
    final String agent;
    final String baseUrl;
    final String versionHeader;
    final String versionValue;
    final MetaNames names;
    final List<AuthScheme> schemes;

    /**
     * Describes an API.
     *
     * @param product name and version of the library, as in {@code njia-java/2.4.0}
     * @param apiVersion version of the API description
     * @param baseUrl where the API is by default; empty when every client has to say
     * @param versionHeader header that pins the version of the API; empty for none
     * @param versionValue its value
     * @param names headers that carry metadata
     * @param schemes ways to show who calls
     */
    public ApiInfo(String product, String apiVersion, String baseUrl, String versionHeader, String versionValue, MetaNames names,
            AuthScheme... schemes) {
        this.agent = product + " (java/" + property("java.version") + "; " + property("os.name") + "; " + property("os.arch")
                + ") api/" + plain(apiVersion);
        this.baseUrl = baseUrl;
        this.versionHeader = versionHeader;
        this.versionValue = versionValue;
        this.names = names;
        this.schemes = List.of(schemes);
    }

    private static String property(String name) {
        return plain(System.getProperty(name, "unknown"));
    }

    private static String plain(String text) {
        return text.replaceAll("[^A-Za-z0-9._+-]", "-");
    }
}
