// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  exportInsomniaCollection: {
    paged: false,
    run: (client, args, options) =>
      client.documentation.exportInsomnia(merged(args), withHeaders(args, options, [])),
  },
  exportPostmanCollection: {
    paged: false,
    run: (client, args, options) =>
      client.documentation.exportPostman(merged(args), withHeaders(args, options, [])),
  },
  getApiDescription: {
    paged: false,
    run: (client, args, options) =>
      client.documentation.retrieve(merged(args), withHeaders(args, options, [])),
  },
  getApiDescriptionJson: {
    paged: false,
    run: (client, args, options) =>
      client.documentation.retrieveJson(merged(args), withHeaders(args, options, [])),
  },
  getApiDescriptionYaml: {
    paged: false,
    run: (client, args, options) =>
      client.documentation.retrieveYaml(merged(args), withHeaders(args, options, [])),
  },
  getErrorType: {
    paged: false,
    run: (client, args, options) =>
      client.documentation.retrieveError(args.path?.["code"] as never, withHeaders(args, options, [])),
  },
  listErrorTypes: {
    paged: true,
    run: (client, args, options) =>
      client.documentation.listErrors(merged(args), withHeaders(args, options, [])),
  },
};
