/** `examples/` and `api.md`: every operation shown once, compiled, and listed. */
import {
  callOf,
  compose,
  fragment,
  join,
  ownedFile,
  pathTemplate,
  type FilePlan,
  type Fragment,
} from "@njia/generator-core";
import { accessTo, sampleCall, statement } from "./calls.ts";
import { comment, fileText, indented, markdown, text } from "./literals.ts";
import { flatten, type Model, type OperationModel, type ResourceModel } from "./model.ts";
import { path } from "./naming.ts";
import { printable } from "./structure.ts";

const expression = compose("expression");

/** One file per resource with one function per operation. */
export function planExamples(model: Model): readonly FilePlan[] {
  return flatten(model.resources)
    .filter((resource) => resource.operations.length > 0)
    .map((resource): FilePlan =>
      ownedFile({
        path: path("examples/", resource.file, ".ts"),
        origins: resource.operations.map(({ operation }) => operation.origin),
        body: {
          kind: "printed",
          source: printable({
            header: model.header,
            imports: [],
            statements: [
              expression`import { ${model.client} } from ${text(model.context.packageName)};`.code,
              expression`\nconst client = new ${model.client}();`.code,
              ...resource.operations.map((item) => example(item, resource, model).code),
            ],
          }),
        },
      }),
    );
}

function example(
  item: OperationModel,
  resource: ResourceModel,
  model: Model,
): Fragment<"expression"> {
  const call = callOf(item.operation, model.api);
  const sample = sampleCall(call, item, accessTo(resource, model), model);
  const summary = item.operation.doc?.summary;
  const head =
    summary === undefined
      ? expression``
      : expression`/** ${join([fragment(comment(summary.replace(/\s+/g, " "), 10_000))], "", "expression")} */\n`;
  const shown = statement(sample, item);

  const print = shown.code.startsWith("const result")
    ? expression`\n  console.log(result);`
    : expression``;
  return expression`\n${head}export async function ${item.constant}(): Promise<void> {\n  ${indented(shown.code)}${print}\n}`;
}

/** The index of all methods. */
export function planApiIndex(model: Model): FilePlan {
  const lines = flatten(model.resources).flatMap((resource) => [
    "",
    `## ${resource.className}`,
    "",
    "| method | request | |",
    "|---|---|---|",
    ...resource.operations.map(({ method, operation }) => {
      const route = pathTemplate(operation);
      const about = markdown(operation.doc?.summary ?? "");
      const mark = operation.deprecated ? " (deprecated)" : "";
      return `| \`${accessTo(resource, model)}.${method}\` | \`${operation.method} ${markdown(route).replace(/[`\s]/g, "")}\` | ${about}${mark} |`;
    }),
  ]);
  const body = [
    `# Methods of ${model.client}`,
    "",
    "Generated from the API description; examples of every call are in `examples/`.",
    ...lines,
  ].join("\n");
  return ownedFile({
    path: path("api.md"),
    body: { kind: "text", text: fileText(`${body}\n`) },
  });
}
