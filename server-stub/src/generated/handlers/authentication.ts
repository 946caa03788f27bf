// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CheckAuthenticationInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface CreateApiKeyInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"CreateApiKeyRequest">;
}

export interface CreateUserInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"CreateUserRequest">;
}

export interface GetApiKeyInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetSessionInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetTenantInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListApiKeysInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly status?: Wire<"ApiKeyStatus">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListUsersInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly role?: Wire<"Role">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface LoginInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"LoginRequest">;
}

export interface LogoutInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface RefreshSessionInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"RefreshSessionRequest">;
}

export interface RevokeApiKeyInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface RollApiKeyInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"RollApiKeyRequest">;
}

export interface UpdateApiKeyInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"UpdateApiKeyRequest">;
}

export interface UpdateTenantInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"UpdateTenantRequest">;
}

export interface UpdateUserInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"UpdateUserRequest">;
}

export interface AuthenticationHandlers<Context> {
  /** Test the credentials */
  checkAuthentication(input: CheckAuthenticationInput, context: Context): Promise<Reply<200, Wire<"AuthCheck">>>;
  /** Create an API key */
  createApiKey(input: CreateApiKeyInput, context: Context): Promise<Reply<201, Wire<"ApiKey">>>;
  /** Create a user */
  createUser(input: CreateUserInput, context: Context): Promise<Reply<201, Wire<"User">>>;
  /** Retrieve an API key */
  getApiKey(input: GetApiKeyInput, context: Context): Promise<Reply<200, Wire<"ApiKey">>>;
  /** Look at the session */
  getSession(input: GetSessionInput, context: Context): Promise<Reply<200, Wire<"SessionInfo">>>;
  /** Retrieve the tenant */
  getTenant(input: GetTenantInput, context: Context): Promise<Reply<200, Wire<"Tenant">>>;
  /** List API keys */
  listApiKeys(input: ListApiKeysInput, context: Context): Promise<Reply<200, Wire<"ApiKeyList">>>;
  /** List users */
  listUsers(input: ListUsersInput, context: Context): Promise<Reply<200, Wire<"UserList">>>;
  /** Log a person in */
  login(input: LoginInput, context: Context): Promise<Reply<200, Wire<"Session">>>;
  /** End the session */
  logout(input: LogoutInput, context: Context): Promise<Reply<204, undefined>>;
  /** Renew a session */
  refreshSession(input: RefreshSessionInput, context: Context): Promise<Reply<200, Wire<"Session">>>;
  /** Revoke an API key */
  revokeApiKey(input: RevokeApiKeyInput, context: Context): Promise<Reply<200, Wire<"ApiKey">>>;
  /** Replace an API key */
  rollApiKey(input: RollApiKeyInput, context: Context): Promise<Reply<201, Wire<"ApiKey">>>;
  /** Change an API key */
  updateApiKey(input: UpdateApiKeyInput, context: Context): Promise<Reply<200, Wire<"ApiKey">>>;
  /** Change the tenant */
  updateTenant(input: UpdateTenantInput, context: Context): Promise<Reply<200, Wire<"Tenant">>>;
  /** Change a user */
  updateUser(input: UpdateUserInput, context: Context): Promise<Reply<200, Wire<"User">>>;
}
