// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.ClientBalances;
import dev.njia.model.ClientKyc;
import dev.njia.model.ClientPayment;
import dev.njia.model.ClientQuote;
import dev.njia.model.ClientSession;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class WidgetClientOperations {
    static final Operation<ClientKyc> CREATE_KYC = new Operation<>("createClientKyc", "POST", "/v1/embedded/client/kyc",
            Returns.model(ClientKyc.SHAPE))
            .auth("WidgetAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<ClientPayment> CREATE_PAYMENT = new Operation<>("createClientPayment", "POST", "/v1/embedded/client/payments",
            Returns.model(ClientPayment.SHAPE))
            .auth("WidgetAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<ClientQuote> CREATE_QUOTE = new Operation<>("createClientQuote", "POST", "/v1/embedded/client/quotes",
            Returns.model(ClientQuote.SHAPE))
            .auth("WidgetAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<ClientBalances> BALANCES = new Operation<>("getClientBalances", "GET", "/v1/embedded/client/balances",
            Returns.model(ClientBalances.SHAPE))
            .auth("WidgetAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<ClientPayment> RETRIEVE_PAYMENT = new Operation<>("getClientPayment", "GET", "/v1/embedded/client/payments/{id}",
            Returns.model(ClientPayment.SHAPE))
            .auth("WidgetAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<ClientSession> SESSION = new Operation<>("getClientSession", "GET", "/v1/embedded/client/session",
            Returns.model(ClientSession.SHAPE))
            .auth("WidgetAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    private WidgetClientOperations() {}
}
