package dev.njia.driver;

import dev.njia.NjiaClient;
import dev.njia.runtime.RequestOptions;

/** A method of the client, by its operation id. */
interface Operation {
    Object run(NjiaClient client, CallArguments args, RequestOptions options);
}
