// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.CreateUserRequest;
import dev.njia.model.UpdateUserRequest;
import dev.njia.model.User;
import dev.njia.model.UsersCreateParams;
import dev.njia.model.UsersListParams;
import dev.njia.model.UsersUpdateParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Keys, sessions, users and the tenant itself.
 */
public final class UsersResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public UsersResource(Core core) {
        this.core = core;
    }

    /**
     * Create a user
     * <p>
     * Adds a person who may log in. The e-mail must be new within the tenant, else the answer is 409
     * `duplicate_email`. The password is set here and kept as a salted hash; the person can log in at once. Only an
     * owner can create an owner.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public User create(CreateUserRequest body, @Nullable UsersCreateParams params, RequestOptions options) {
        return core.call(UsersOperations.CREATE, new Arguments().body(CreateUserRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Create a user
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public User create(CreateUserRequest body, @Nullable UsersCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Create a user
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public User create(CreateUserRequest body, RequestOptions options) {
        return create(body, (UsersCreateParams) null, options);
    }

    /**
     * Create a user
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public User create(CreateUserRequest body) {
        return create(body, (UsersCreateParams) null, RequestOptions.NONE);
    }

    /**
     * List users
     * <p>
     * Lists the people who may log in to the tenant, newest first, also disabled ones. A session of a person who may
     * manage users is needed.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<User> list(@Nullable UsersListParams params, RequestOptions options) {
        return core.list(UsersOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List users
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<User> list(@Nullable UsersListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List users
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<User> list(RequestOptions options) {
        return list((UsersListParams) null, options);
    }

    /**
     * List users
     *
     * @return the answer, with the facts of the response
     */
    public Page<User> list() {
        return list((UsersListParams) null, RequestOptions.NONE);
    }

    /**
     * Change a user
     * <p>
     * Changes name, role, language, password or state of a user; members left out stay as they are. Disabling a user
     * or setting a new password ends all of the person's sessions. The last active owner cannot be disabled or given
     * another role.
     *
     * @param id Id of the user.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public User update(String id, UpdateUserRequest body, @Nullable UsersUpdateParams params, RequestOptions options) {
        return core.call(UsersOperations.UPDATE, new Arguments().path(Codecs.STRING, id).body(UpdateUserRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Change a user
     *
     * @param id Id of the user.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public User update(String id, UpdateUserRequest body, @Nullable UsersUpdateParams params) {
        return update(id, body, params, RequestOptions.NONE);
    }

    /**
     * Change a user
     *
     * @param id Id of the user.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public User update(String id, UpdateUserRequest body, RequestOptions options) {
        return update(id, body, (UsersUpdateParams) null, options);
    }

    /**
     * Change a user
     *
     * @param id Id of the user.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public User update(String id, UpdateUserRequest body) {
        return update(id, body, (UsersUpdateParams) null, RequestOptions.NONE);
    }
}
