/** From file plans to text. */
import type { OutputFile } from "../output/reconcile.ts";
import { assertLayout } from "./layout.ts";
import { byCodePoint } from "./imports.ts";
import { printSurface, surfaceOf } from "./surface.ts";
import type { FilePlan, Target } from "./target.ts";
import type { Branch, Renderer } from "./template.ts";
import { createRenderer, loadTemplates } from "./template.ts";

export const SURFACE_FILE = "api.txt";

export interface Rendered {
  /** Sorted by path, with `api.txt` where anything is exported. */
  readonly files: readonly OutputFile[];
  /** Branches of the templates with how often they were taken. */
  readonly branches: readonly Branch[];
  readonly longLines: number;
}

/** Renders every plan and asserts its layout; the order of the plans does not matter. */
export function renderPlans(target: Target, plans: readonly FilePlan[]): Rendered {
  const renderer = createRenderer(
    target.templates === undefined
      ? { pages: new Map(), partials: new Map() }
      : loadTemplates(target.templates),
  );
  let longLines = 0;
  const files = plans.map((plan): OutputFile => {
    const text = renderBody(plan, renderer);
    longLines += assertLayout(plan.path, text, target.layout).longLines;
    return { path: plan.path, text, ownership: plan.ownership };
  });
  const surface = printSurface(surfaceOf(plans));
  if (surface !== "") files.push({ path: SURFACE_FILE, text: surface, ownership: "owned" });
  return {
    files: files.sort((a, b) => byCodePoint(a.path, b.path)),
    branches: renderer.coverage(),
    longLines,
  };
}

function renderBody(plan: FilePlan, renderer: Renderer): string {
  const { body } = plan;
  switch (body.kind) {
    case "template":
      return renderer.render(body.template, body.view);
    case "printed":
      return body.source.print();
    case "text":
      return body.text;
    default:
      return body satisfies never;
  }
}
