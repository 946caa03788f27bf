package dev.njia.runtime;

import dev.njia.errors.ConfigurationException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The credentials of a client; prints only their names. */
final class Credentials {
    /** A credential on its way into one request. */
    static final class Ready {
        final AuthScheme scheme;
        final String value;

        Ready(AuthScheme scheme, String value) {
            this.scheme = scheme;
            this.value = value;
        }
    }

    private final List<AuthScheme> schemes;
    private final Map<String, Supplier<String>> given;

    private Credentials(List<AuthScheme> schemes, Map<String, Supplier<String>> given) {
        this.schemes = schemes;
        this.given = given;
    }

    /** Options that were not set come from the environment. */
    static Credentials of(List<AuthScheme> schemes, Map<String, Supplier<String>> options) {
        Map<String, Supplier<String>> all = new HashMap<>(options);
        for (AuthScheme scheme : schemes) {
            String found = scheme.env().isEmpty() ? null : System.getenv(scheme.env());
            if (found != null && !found.isEmpty()) {
                all.computeIfAbsent(scheme.option(), key -> fixed(scheme, found));
            }
        }
        return new Credentials(schemes, all);
    }

    static Supplier<String> fixed(AuthScheme scheme, String value) {
        String checked = scheme.checked(value);
        return () -> checked;
    }

    Credentials with(String option, String value) {
        Map<String, Supplier<String>> all = new HashMap<>(given);
        schemes.stream().filter(scheme -> scheme.option().equals(option)).forEach(scheme -> all.put(option, fixed(scheme, value)));
        return new Credentials(schemes, all);
    }

    /** One credential for each place in the request, one that the operation asks for before any other. */
    List<Ready> forCall(List<Set<String>> alternatives) {
        require(alternatives);
        Set<String> wanted = new HashSet<>();
        alternatives.forEach(wanted::addAll);
        Map<String, AuthScheme> chosen = new LinkedHashMap<>();
        for (AuthScheme scheme : schemes) {
            if (given.containsKey(scheme.option()) && (!chosen.containsKey(scheme.carrier()) || wanted.contains(scheme.id()))) {
                chosen.put(scheme.carrier(), scheme);
            }
        }
        List<Ready> ready = new ArrayList<>();
        for (AuthScheme scheme : chosen.values()) {
            Supplier<String> source = given.get(scheme.option());
            if (source != null) {
                ready.add(new Ready(scheme, scheme.checked(source.get())));
            }
        }
        return ready;
    }

    private void require(List<Set<String>> alternatives) {
        Set<String> have = new HashSet<>();
        schemes.stream().filter(scheme -> given.containsKey(scheme.option())).forEach(scheme -> have.add(scheme.id()));
        if (alternatives.isEmpty() || alternatives.stream().anyMatch(have::containsAll)) {
            return;
        }
        for (AuthScheme scheme : schemes) {
            if (alternatives.get(0).contains(scheme.id()) && !have.contains(scheme.id())) {
                String env = scheme.env().isEmpty() ? "" : ", or set " + scheme.env();
                throw new ConfigurationException("no " + scheme.option() + ": give it to the client's builder" + env);
            }
        }
    }

    @Override
    public String toString() {
        return given.keySet().toString();
    }
}
