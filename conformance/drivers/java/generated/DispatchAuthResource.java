// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.AuthCheckParams;
import dev.njia.model.AuthLoginParams;
import dev.njia.model.AuthLogoutParams;
import dev.njia.model.AuthRefreshParams;
import dev.njia.model.AuthSessionParams;
import dev.njia.model.LoginRequest;
import dev.njia.model.RefreshSessionRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchAuthResource {
    private DispatchAuthResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("checkAuthentication", (client, args, options) -> client.auth().check(args.params(AuthCheckParams.SHAPE), options));
        table.put("getSession", (client, args, options) -> client.auth().session(args.params(AuthSessionParams.SHAPE), options));
        table.put("login", (client, args, options) -> client.auth().login(args.body(LoginRequest.SHAPE), args.params(AuthLoginParams.SHAPE), options));
        table.put("logout", (client, args, options) -> client.auth().logout(args.params(AuthLogoutParams.SHAPE), options));
        table.put("refreshSession", (client, args, options) -> client.auth().refresh(args.body(RefreshSessionRequest.SHAPE), args.params(AuthRefreshParams.SHAPE), options));
    }
}
