import { credentialsDialog } from "../../page/credentials.ts";
import { html, type Markup } from "../../page/html.ts";
import { shell, type PageSetting } from "../../page/shell.ts";
import { word } from "../../words/index.ts";
import type { Reference } from "../model/views.ts";
import type { Sample } from "../samples/samples.ts";
import { navigation } from "./navigation.ts";
import { operationContent } from "./operation.ts";
import { overviewContent } from "./overview.ts";

const PARTS = {
  section: "docs",
  layout: "docs",
  scripts: ["docs.js"],
  styles: ["base.css", "docs.css"],
} as const;

/** The first page. */
export function overviewPage(setting: PageSetting, reference: Reference): string {
  return shell(setting, {
    ...PARTS,
    path: "/api/docs",
    title: `${reference.title} · ${word(setting.locale, "reference")}`,
    description: reference.description,
    content: columns(setting, reference, null, overviewContent(setting, reference)),
  });
}

/** The page of an operation; null when there is no such operation. */
export function operationPage(
  setting: PageSetting,
  reference: Reference,
  id: string,
  samples: readonly Sample[],
): string | null {
  const operation = reference.operations.get(id);
  if (operation === undefined) return null;
  const content = operationContent(setting, reference, operation, samples);
  return shell(setting, {
    ...PARTS,
    path: `/api/docs/${id}`,
    title: `${operation.summary} · ${reference.title}`,
    description: operation.description.split(/(?<=\.)\s/)[0] ?? operation.summary,
    content: columns(setting, reference, id, content),
  });
}

function columns(
  setting: PageSetting,
  reference: Reference,
  id: string | null,
  content: Markup,
): Markup {
  return html`<div class="columns">
      ${navigation(setting, reference, id)}
      <main id="content" tabindex="-1">${content}</main>
    </div>
    ${credentialsDialog(setting.locale)}`;
}
