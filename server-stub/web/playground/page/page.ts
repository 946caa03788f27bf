import { credentialsDialog } from "../../page/credentials.ts";
import { html } from "../../page/html.ts";
import { shell, type PageSetting } from "../../page/shell.ts";
import { word } from "../../words/index.ts";
import type { Journey } from "../export/journey.ts";

/** The playground: its journeys can be read without a script; playing them needs one. */
export function playgroundPage(setting: PageSetting, journeys: readonly Journey[]): string {
  const { locale } = setting;
  const title = word(locale, "playground");
  return shell(setting, {
    section: "playground",
    layout: "app",
    path: "/playground",
    title: `${title} · Njia`,
    description: word(locale, "playgroundIntro"),
    scripts: ["playground.js"],
    styles: ["base.css", "app.css"],
    content: html`<main id="content" tabindex="-1">
        <div class="app-head">
          <div>
            <h1>${title}</h1>
            <p class="muted">${word(locale, "playgroundIntro")}</p>
          </div>
          <p class="actions needs-script">
            <button class="primary" type="button" data-open-credentials>
              ${word(locale, "credentials")}
            </button>
            <button type="button" data-open-export>${word(locale, "export")}</button>
            <button type="button" data-share>${word(locale, "share")}</button>
          </p>
        </div>
        <div id="app" class="panes">
          <noscript
            ><div class="banner warn"><p>${word(locale, "needsScript")}</p></div>
            <ul>
              ${journeys.map(({ title: name, description }) => html`<li><strong>${name}</strong>: ${description}</li>`)}
            </ul></noscript
          >
        </div>
        <p class="visually-hidden" role="status" data-announce></p>
      </main>
      ${credentialsDialog(locale)}
      <dialog id="export" aria-labelledby="export-title"></dialog>`,
  });
}
