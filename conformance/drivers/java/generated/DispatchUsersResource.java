// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CreateUserRequest;
import dev.njia.model.UpdateUserRequest;
import dev.njia.model.UsersCreateParams;
import dev.njia.model.UsersListParams;
import dev.njia.model.UsersUpdateParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchUsersResource {
    private DispatchUsersResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createUser", (client, args, options) -> client.users().create(args.body(CreateUserRequest.SHAPE), args.params(UsersCreateParams.SHAPE), options));
        table.put("listUsers", (client, args, options) -> client.users().list(args.params(UsersListParams.SHAPE), options));
        table.put("updateUser", (client, args, options) -> client.users().update(args.path(Codecs.STRING, "id"), args.body(UpdateUserRequest.SHAPE), args.params(UsersUpdateParams.SHAPE), options));
    }
}
