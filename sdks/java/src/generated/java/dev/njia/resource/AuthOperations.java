// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.AuthCheck;
import dev.njia.model.Session;
import dev.njia.model.SessionInfo;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Empty;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class AuthOperations {
    static final Operation<AuthCheck> CHECK = new Operation<>("checkAuthentication", "GET", "/v1/auth/check",
            Returns.model(AuthCheck.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<SessionInfo> SESSION = new Operation<>("getSession", "GET", "/v1/auth/session",
            Returns.model(SessionInfo.SHAPE))
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<Session> LOGIN = new Operation<>("login", "POST", "/v1/auth/login",
            Returns.model(Session.SHAPE))
            .auth("ApiKeyAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<Empty> LOGOUT = new Operation<>("logout", "POST", "/v1/auth/logout",
            Returns.nothing())
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<Session> REFRESH = new Operation<>("refreshSession", "POST", "/v1/auth/refresh",
            Returns.model(Session.SHAPE))
            .auth("ApiKeyAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    private AuthOperations() {}
}
