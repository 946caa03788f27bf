import { randomUUID } from "node:crypto";
import vm from "node:vm";
import { Ajv } from "ajv";
import nunjucks from "nunjucks";
import { expect } from "vitest";

/** A resource of an Insomnia export, as far as a run needs it. */
export interface InsomniaResource {
  readonly _id: string;
  readonly _type: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly metaSortKey?: number;
  readonly data?: Readonly<Record<string, string>>;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly parameters: readonly Pair[];
  readonly body: { readonly mimeType?: string; readonly text?: string };
  readonly authentication: { readonly type?: string; readonly token?: string };
  readonly preRequestScript: string;
  readonly afterResponseScript: string;
}

interface Pair {
  readonly name: string;
  readonly value: string;
  readonly disabled?: boolean;
}

export interface InsomniaRun {
  readonly requests: number;
  readonly tests: number;
  /** Failed tests and answers outside of 2xx, one line each. */
  readonly problems: readonly string[];
}

/** What nunjucks hands to a tag while it reads a template. */
interface TagParser {
  nextToken(): { readonly value: string };
  parseSignature(tolerant: null, noParentheses: boolean): unknown;
  advanceAfterBlockEnd(name: string): void;
}

/** `{% uuid 'v4' %}`, as Insomnia has it. */
class UuidTag {
  readonly tags = ["uuid"];

  parse(
    parser: TagParser,
    nodes: { readonly CallExtension: new (...parts: unknown[]) => unknown },
  ): unknown {
    const token = parser.nextToken();
    const args = parser.parseSignature(null, true);
    parser.advanceAfterBlockEnd(token.value);
    return new nodes.CallExtension(this, "run", args);
  }

  run(): object {
    return new nunjucks.runtime.SafeString(randomUUID());
  }
}

/** Plays an Insomnia export (format 4) in its order: templates by nunjucks, scripts in a context of their own. */
export async function runInsomnia(
  resources: readonly InsomniaResource[],
  values: Readonly<Record<string, string>>,
): Promise<InsomniaRun> {
  const templates = new nunjucks.Environment(null, { autoescape: false });
  templates.addExtension("uuid", new UuidTag());
  const variables: Record<string, unknown> = {};
  for (const one of resources) if (one._type === "environment") Object.assign(variables, one.data);
  Object.assign(variables, values);
  const render = (text: string): string => templates.renderString(text, { _: variables });
  const problems: string[] = [];
  let tests = 0;
  const ordered = inOrder(resources);
  for (const request of ordered) {
    const script = (code: string, answer: Response | null, text: string): Promise<unknown> => {
      const insomnia = {
        environment: {
          set: (name: string, value: unknown) => (variables[name] = value),
          get: (name: string) => variables[name],
        },
        expect,
        test: (name: string, work: () => void) => {
          tests += 1;
          try {
            work();
          } catch (error) {
            problems.push(`${request.name}: ${name}: ${String(error).slice(0, 300)}`);
          }
        },
        response: {
          code: answer?.status,
          headers: { get: (name: string) => answer?.headers.get(name) ?? "" },
          text: () => text,
          json: () => JSON.parse(text) as unknown,
          to: { have: { jsonSchema: (schema: object) => mustFit(schema, JSON.parse(text)) } },
        },
      };
      return vm.runInNewContext(`(async () => { ${code}\n })()`, {
        insomnia,
        setTimeout,
      }) as Promise<unknown>;
    };
    await script(request.preRequestScript, null, "");
    const answer = await fetch(addressOf(request, render), {
      method: request.method,
      headers: [
        ...request.headers
          .filter(({ disabled }) => disabled !== true)
          .map(({ name, value }): [string, string] => [name, render(value)]),
        ...(request.authentication.type === "bearer"
          ? [
              ["authorization", `Bearer ${render(request.authentication.token ?? "")}`] as [
                string,
                string,
              ],
            ]
          : []),
      ],
      ...(request.body.text === undefined ? {} : { body: render(request.body.text) }),
    });
    const text = await answer.text();
    if (!answer.ok)
      problems.push(`${request.name}: answered ${answer.status} ${text.slice(0, 300)}`);
    await script(request.afterResponseScript, answer, text);
  }
  return { requests: ordered.length, tests, problems };
}

/** Requests by the place of their folder, then by their own. */
function inOrder(resources: readonly InsomniaResource[]): readonly InsomniaResource[] {
  const place = ({ metaSortKey = 0 }: InsomniaResource): number => metaSortKey;
  const children = (parent: string, type: string): readonly InsomniaResource[] =>
    resources
      .filter((one) => one._type === type && one.parentId === parent)
      .sort((a, b) => place(a) - place(b));
  return children("__WORKSPACE_ID__", "request_group").flatMap(({ _id }) =>
    children(_id, "request"),
  );
}

function addressOf(request: InsomniaResource, render: (text: string) => string): string {
  const query = request.parameters
    .filter(({ disabled }) => disabled !== true)
    .map(({ name, value }) => `${name}=${encodeURIComponent(render(value))}`)
    .join("&");
  return render(request.url) + (query === "" ? "" : `?${query}`);
}

function mustFit(schema: object, value: unknown): void {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  if (!ajv.validate(schema, value)) throw new Error(ajv.errorsText());
}
