// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.DocumentationExportInsomniaParams;
import dev.njia.model.DocumentationExportPostmanParams;
import dev.njia.model.DocumentationListErrorsParams;
import dev.njia.model.DocumentationRetrieveErrorParams;
import dev.njia.model.DocumentationRetrieveJsonParams;
import dev.njia.model.DocumentationRetrieveParams;
import dev.njia.model.DocumentationRetrieveYamlParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchDocumentationResource {
    private DispatchDocumentationResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("exportInsomniaCollection", (client, args, options) -> client.documentation().exportInsomnia(args.params(DocumentationExportInsomniaParams.SHAPE), options));
        table.put("exportPostmanCollection", (client, args, options) -> client.documentation().exportPostman(args.params(DocumentationExportPostmanParams.SHAPE), options));
        table.put("getApiDescription", (client, args, options) -> client.documentation().retrieve(args.params(DocumentationRetrieveParams.SHAPE), options));
        table.put("getApiDescriptionJson", (client, args, options) -> client.documentation().retrieveJson(args.params(DocumentationRetrieveJsonParams.SHAPE), options));
        table.put("getApiDescriptionYaml", (client, args, options) -> client.documentation().retrieveYaml(args.params(DocumentationRetrieveYamlParams.SHAPE), options));
        table.put("getErrorType", (client, args, options) -> client.documentation().retrieveError(args.path(Codecs.STRING, "code"), args.params(DocumentationRetrieveErrorParams.SHAPE), options));
        table.put("listErrorTypes", (client, args, options) -> client.documentation().listErrors(args.params(DocumentationListErrorsParams.SHAPE), options));
    }
}
