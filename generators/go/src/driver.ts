/** `conformance/drivers/go/generated/`: dispatch by operationId, for the hand-written driver. */
import type { FilePlan, Resource } from "@njia/generator-core";
import { compose, fixed, join, ownedFile } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { importsOf } from "./files.ts";
import { fieldsOf } from "./fields.ts";
import { text, qualify } from "./literals.ts";
import { filePath } from "./naming.ts";
import { signatureOf } from "./resources.ts";

/** One file per resource, and one that joins their tables. */
export function planDispatch(book: Book): readonly FilePlan[] {
  const entries = book.api.resources.flatMap((resource) => walk(book, resource, []));
  const files = entries.map((entry) => planTable(book, entry));
  const names = entries.map((entry) => book.service(entry.resource).face);
  return [
    ...files,
    ownedFile({
      path: filePath("dispatch.go"),
      body: {
        kind: "template",
        template: "dispatch",
        view: {
          package: fixed("generated", "identifier"),
          imports: importsOf(book, [], ["context", "iter", "njiaconformance/arguments"], [""]),
          module: book.module.name,
          tables: names.map((name) => ({ name })),
        },
      },
    }),
  ];
}

interface Entry {
  readonly resource: Resource;
  readonly chain: readonly Resource[];
}

function walk(book: Book, resource: Resource, parents: readonly Resource[]): readonly Entry[] {
  const chain = [...parents, resource];
  return [
    ...(resource.operations.length > 0 ? [{ resource, chain }] : []),
    ...resource.children.flatMap((child) => walk(book, child, chain)),
  ];
}

function planTable(book: Book, { resource, chain }: Entry): FilePlan {
  const names = book.service(resource);
  const service = join(
    [fixed("client", "identifier"), ...chain.map((item) => book.service(item).member)],
    ".",
    "expression",
  );
  const operations = resource.operations.map((operation) => {
    const own = book.method(operation);
    const { parameters, returns, hasParams } = signatureOf(book, operation);
    const { body } = parameters;
    const call = [
      fixed("ctx", "identifier"),
      ...parameters.positional.map((item) => item.name),
      ...(hasParams ? [fixed("params", "identifier")] : []),
      fixed("opts...", "identifier"),
    ];
    return {
      id: text(operation.id),
      service: service.code,
      method: own.method,
      all: own.all ?? own.method,
      paged: returns.page !== undefined,
      hasParams,
      params: compose("type")`${book.module.name}.${own.params}`.code,
      arguments: join(call, ", ", "expression").code,
      positional: parameters.positional.map((item) => ({
        name: item.name,
        wire: text(item.param.name.wire),
        type: qualify(book.module.name, item.type.code),
      })),
      members: parameters.members.flatMap((member) => {
        if (member.param === undefined) return [];
        const place =
          member.place === "header"
            ? fixed("args.Header", "expression")
            : fixed("args.Query", "expression");
        return [{ place, wire: text(member.wire), name: member.name }];
      }),
      flat: body.kind === "flat",
      bodyType:
        body.kind === "flat"
          ? compose("type")`${book.module.name}.${body.name}`.code
          : fixed("", "type"),
      fields:
        body.kind === "flat"
          ? parameters.members
              .filter((member) => member.field !== undefined)
              .map((member) => ({
                target: member.name,
                source:
                  fieldsOf(book, body.record).find((item) => item.field.name.wire === member.wire)
                    ?.name ?? member.name,
              }))
          : [],
      whole: body.kind === "whole",
      hasErrors: parameters.positional.length > 0 || hasParams,
      module: book.module.name,
    };
  });
  return ownedFile({
    path: filePath(names.file, ".go"),
    body: {
      kind: "template",
      template: "table",
      view: {
        package: fixed("generated", "identifier"),
        imports: importsOf(
          book,
          [],
          [
            "context",
            "njiaconformance/arguments",
            ...(operations.some((item) => item.paged) ? ["iter"] : []),
          ],
          [""],
        ),
        module: book.module.name,
        table: names.face,
        operations,
      },
    },
  });
}
