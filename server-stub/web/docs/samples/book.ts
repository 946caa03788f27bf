import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ApiOperation } from "../../playground/export/document.ts";
import { curlOf, exampleRequest } from "./curl.ts";
import type { Sample, SampleBook } from "./samples.ts";
import { cliCommands, SDK_LANGUAGES, type SdkName } from "./sdks.ts";

/**
 * Collects the samples of every operation: curl and CLI from the document's examples, the SDKs' from their generated examples.
 * `sdks` is the folder of the SDKs; `names` tells where an operation stands in them.
 */
export async function collectSamples(
  operations: readonly ApiOperation[],
  names: ReadonlyMap<string, SdkName>,
  sdks: string,
): Promise<SampleBook> {
  const commands = await cliCommands(join(sdks, "cli"));
  const book: Record<string, readonly Sample[]> = {};
  for (const operation of operations) {
    const sdk = names.get(operation.id);
    const own = SDK_LANGUAGES.flatMap(({ id, label, find }): readonly Sample[] => {
      const folder = join(sdks, id, "examples");
      const code =
        sdk === undefined || !existsSync(folder) ? null : find(folder, operation.id, sdk);
      return code === null ? [] : [{ id, label, code: code.trim() }];
    });
    book[operation.id] = [
      {
        id: "curl",
        label: "curl",
        code: curlOf(exampleRequest(operation, "$NJIA_URL")).replace("'$NJIA_URL", "$NJIA_URL'"),
      },
      { id: "cli", label: "CLI", code: cliOf(operation, commands.get(operation.id)) },
      ...own,
    ];
  }
  return book;
}

function cliOf(operation: ApiOperation, command: string | undefined): string {
  const { method, url, body } = exampleRequest(operation, "");
  const data = body === null ? "" : ` \\\n  --data '${body.replaceAll("'", `'\\''`)}'`;
  if (command === undefined) return `njia api ${method} '${url}'${data}`;
  const ids = operation.parameters
    .filter((one) => one.in === "path")
    .map(({ example }) => ` ${example}`);
  return `njia ${command}${ids.join("")}${data}`;
}
