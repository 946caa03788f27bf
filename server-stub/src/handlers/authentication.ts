import type { AuthenticationHandlers } from "../generated/handlers/authentication.ts";
import type { Wire } from "../generated/types.ts";
import { findApiKey, listApiKeys } from "../db/queries/api-keys.ts";
import { findTenant, updateTenant, type TenantRecord } from "../db/queries/tenants.ts";
import {
  changeApiKey,
  createApiKey,
  revokeApiKey,
  rollApiKey,
  view,
} from "../domain/auth/api-keys.ts";
import { roleOf } from "../domain/auth/authenticate.ts";
import { describeSession, login, logout, refreshSession } from "../domain/auth/sessions.ts";
import { changeUser, createUser, pageOfUsers } from "../domain/auth/users.ts";
import { causedBy } from "../domain/shared/events.ts";
import { notFound, refuse, refuseField } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored, type Reply } from "../http/reply.ts";
import type { Unserved } from "./unserved.ts";

const DEFAULT_OVERLAP_HOURS = 24;

export const authenticationHandlers: Omit<AuthenticationHandlers<CallContext>, Unserved> = {
  async login({ body }, { services, identity, facts, render }) {
    return ok(
      stored<Wire<"Session">>(render(await login(services, identity, body, facts.address))),
    );
  },

  async refreshSession({ body }, { services, identity, render }) {
    return ok(
      stored<Wire<"Session">>(render(await refreshSession(services, identity, body.refreshToken))),
    );
  },

  async logout(_input, { services, identity }) {
    await logout(services, identity);
    return { status: 204, body: undefined };
  },

  async getSession(_input, { identity, render }) {
    return ok(stored<Wire<"SessionInfo">>(render(describeSession(identity))));
  },

  async checkAuthentication(
    _input,
    { identity, facts, render },
  ): Promise<Reply<200, Wire<"AuthCheck">>> {
    const { key, tenantId, livemode, scopes, session } = identity;
    const { slug, name, defaultCurrency, timezone } = key.tenant;
    const { rateClass, limit, remaining, resetAt } = facts.quota;
    const check = {
      object: "auth_check",
      authenticated: true,
      tenant: { id: tenantId, name, slug, defaultCurrency, timezone },
      livemode,
      keyId: key.id,
      scopes,
      session: session === null ? null : describeSession(identity),
      apiVersion: facts.apiVersion,
      rateLimit: { rateClass, limit, remaining, resetAt: new Date(resetAt * 1000).toISOString() },
    };
    return ok(stored(render(check)));
  },

  async listApiKeys({ query }, { services, caller, render }) {
    const page = await listApiKeys(services.db, caller, pageQuery(query));
    const data = page.data.map((record) => view(record, null, services.now()));
    return ok(stored<Wire<"ApiKeyList">>(render(listOf({ ...page, data }, "/v1/api-keys"))));
  },

  async getApiKey({ params }, { services, caller, render }) {
    const record = await findApiKey(services.db, caller, params.id);
    if (record === null) throw notFound("api_key", params.id);
    return ok(stored<Wire<"ApiKey">>(render(view(record, null, services.now()))));
  },

  async createApiKey({ body }, { services, caller, render }) {
    return {
      status: 201,
      body: stored<Wire<"ApiKey">>(
        render(await createApiKey(services, caller, body, caller.actor, causedBy(caller, null))),
      ),
    };
  },

  async updateApiKey({ params, body }, { services, caller, identity, facts, render }) {
    const changed = await changeApiKey(
      services,
      caller,
      params.id,
      body,
      identity.session !== null,
      caller.actor,
      causedBy(caller, null),
    );
    facts.parts.authenticator.forget(params.id);
    return ok(stored<Wire<"ApiKey">>(render(changed)));
  },

  async rollApiKey({ params, body }, { services, caller, facts, render }) {
    const rolled = await rollApiKey(
      services,
      caller,
      params.id,
      body?.overlapHours ?? DEFAULT_OVERLAP_HOURS,
      caller.actor,
      causedBy(caller, null),
    );
    facts.parts.authenticator.forget(params.id);
    return { status: 201, body: stored<Wire<"ApiKey">>(render(rolled)) };
  },

  async revokeApiKey({ params }, { services, caller, facts, render }) {
    const cause = causedBy(caller, null);
    const revoked = await revokeApiKey(services, caller, params.id, caller.actor, cause);
    facts.parts.authenticator.forget(params.id);
    return ok(stored<Wire<"ApiKey">>(render(revoked)));
  },

  async getTenant(_input, { services, caller, render }) {
    const tenant = await findTenant(services.db, caller.tenantId);
    if (tenant === null) throw notFound("tenant", caller.tenantId);
    return ok(stored<Wire<"Tenant">>(render(tenantView(tenant, caller.livemode))));
  },

  async updateTenant({ body }, { services, caller, render }) {
    const tenant = await findTenant(services.db, caller.tenantId);
    if (tenant === null) throw notFound("tenant", caller.tenantId);
    const { name = tenant.name, timezone = tenant.timezone, settings = {} } = body;
    if (!Intl.supportedValuesOf("timeZone").includes(timezone)) {
      throw refuseField("validation_failed", "/timezone", `${timezone} is no IANA time zone.`);
    }
    const at = services.now();
    const changed = await updateTenant(services.db, caller, name, timezone, settings, at);
    if (changed === null) throw notFound("tenant", caller.tenantId);
    return ok(stored<Wire<"Tenant">>(render(tenantView(changed, caller.livemode))));
  },

  async listUsers({ query }, { services, caller, render }) {
    return ok(
      stored<Wire<"UserList">>(
        render(listOf(await pageOfUsers(services, caller, pageQuery(query)), "/v1/users")),
      ),
    );
  },

  async createUser({ body }, context) {
    const { services, caller, facts, render } = context;
    return commandReply(
      await createUser(services, caller, body, roleOfCaller(context), facts.key, render),
    );
  },

  async updateUser({ params, body }, context) {
    const { services, caller, render } = context;
    return ok(
      stored<Wire<"User">>(
        render(await changeUser(services, caller, params.id, body, roleOfCaller(context))),
      ),
    );
  },
};

function tenantView({ liveSince: _operator, ...tenant }: TenantRecord, livemode: boolean): object {
  return { ...tenant, object: "tenant", livemode };
}

function roleOfCaller({ identity }: CallContext): ReturnType<typeof roleOf> {
  if (identity.session === null) throw refuse("session_required", "This needs a login session.");
  return roleOf(identity.session.user);
}
