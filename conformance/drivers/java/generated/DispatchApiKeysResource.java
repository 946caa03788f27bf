// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.ApiKeysCreateParams;
import dev.njia.model.ApiKeysListParams;
import dev.njia.model.ApiKeysRetrieveParams;
import dev.njia.model.ApiKeysRevokeParams;
import dev.njia.model.ApiKeysRollParams;
import dev.njia.model.ApiKeysUpdateParams;
import dev.njia.model.CreateApiKeyRequest;
import dev.njia.model.RollApiKeyRequest;
import dev.njia.model.UpdateApiKeyRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchApiKeysResource {
    private DispatchApiKeysResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createApiKey", (client, args, options) -> client.apiKeys().create(args.body(CreateApiKeyRequest.SHAPE), args.params(ApiKeysCreateParams.SHAPE), options));
        table.put("getApiKey", (client, args, options) -> client.apiKeys().retrieve(args.path(Codecs.STRING, "id"), args.params(ApiKeysRetrieveParams.SHAPE), options));
        table.put("listApiKeys", (client, args, options) -> client.apiKeys().list(args.params(ApiKeysListParams.SHAPE), options));
        table.put("revokeApiKey", (client, args, options) -> client.apiKeys().revoke(args.path(Codecs.STRING, "id"), args.params(ApiKeysRevokeParams.SHAPE), options));
        table.put("rollApiKey", (client, args, options) -> client.apiKeys().roll(args.path(Codecs.STRING, "id"), args.body(RollApiKeyRequest.SHAPE), args.params(ApiKeysRollParams.SHAPE), options));
        table.put("updateApiKey", (client, args, options) -> client.apiKeys().update(args.path(Codecs.STRING, "id"), args.body(UpdateApiKeyRequest.SHAPE), args.params(ApiKeysUpdateParams.SHAPE), options));
    }
}
