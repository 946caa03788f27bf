import { credentialsDialog } from "../page/credentials.ts";
import { html } from "../page/html.ts";
import { shell, type PageSetting } from "../page/shell.ts";
import { word } from "../words/index.ts";

/** The webhook console: an empty frame that its script fills, since everything on it needs a key. */
export function consolePage(setting: PageSetting): string {
  const { locale } = setting;
  const title = word(locale, "consoleTitle");
  return shell(setting, {
    section: "console",
    layout: "app",
    path: "/console/webhooks",
    title: `${title} · Njia`,
    description: word(locale, "consoleIntro"),
    scripts: ["console.js"],
    styles: ["base.css", "app.css"],
    content: html`<main id="content" tabindex="-1">
        <div class="app-head">
          <div>
            <h1>${title}</h1>
            <p class="muted">${word(locale, "consoleIntro")}</p>
          </div>
          <p class="actions needs-script">
            <button class="primary" type="button" data-open-credentials>
              ${word(locale, "credentials")}
            </button>
          </p>
        </div>
        <div id="app">
          <noscript
            ><div class="banner warn"><p>${word(locale, "needsScript")}</p></div></noscript
          >
        </div>
        <p class="visually-hidden" role="status" data-announce></p>
      </main>
      ${credentialsDialog(locale)}`,
  });
}
