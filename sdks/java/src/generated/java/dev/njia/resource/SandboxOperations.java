// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.CorridorHistory;
import dev.njia.model.SandboxCallback;
import dev.njia.model.SandboxClock;
import dev.njia.model.SandboxClockAdvance;
import dev.njia.model.SandboxFault;
import dev.njia.model.SandboxFaultList;
import dev.njia.model.SandboxFunding;
import dev.njia.model.SandboxReset;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Empty;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class SandboxOperations {
    static final Operation<CorridorHistory> ADD_CORRIDOR_HISTORY = new Operation<>("addSandboxCorridorHistory", "POST", "/v1/sandbox/corridor-history",
            Returns.model(CorridorHistory.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<SandboxClockAdvance> ADVANCE_CLOCK = new Operation<>("advanceSandboxClock", "POST", "/v1/sandbox/clock/advance",
            Returns.model(SandboxClockAdvance.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<SandboxFault> CREATE_FAULT = new Operation<>("createSandboxFault", "POST", "/v1/sandbox/faults",
            Returns.model(SandboxFault.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<Empty> DELETE_FAULT = new Operation<>("deleteSandboxFault", "DELETE", "/v1/sandbox/faults/{id}",
            Returns.nothing())
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<SandboxFunding> FUND_BALANCE = new Operation<>("fundSandboxBalance", "POST", "/v1/sandbox/balances",
            Returns.model(SandboxFunding.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<SandboxClock> CLOCK = new Operation<>("getSandboxClock", "GET", "/v1/sandbox/clock",
            Returns.model(SandboxClock.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<PageBody<SandboxFault>> LIST_FAULTS = new Operation<>("listSandboxFaults", "GET", "/v1/sandbox/faults",
            Returns.page(SandboxFaultList.SHAPE, "/data", SandboxFault.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("status", "status", Param.Place.QUERY, "form", true, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<SandboxReset> RESET = new Operation<>("resetSandbox", "POST", "/v1/sandbox/reset",
            Returns.model(SandboxReset.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<Empty> RESET_CLOCK = new Operation<>("resetSandboxClock", "DELETE", "/v1/sandbox/clock",
            Returns.nothing())
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<SandboxClock> SET_CLOCK = new Operation<>("setSandboxClock", "PUT", "/v1/sandbox/clock",
            Returns.model(SandboxClock.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<SandboxCallback> TRIGGER_CALLBACK = new Operation<>("triggerSandboxCallback", "POST", "/v1/sandbox/payments/{id}/callback",
            Returns.model(SandboxCallback.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    private SandboxOperations() {}
}
