import { word, type Locale } from "../words/index.ts";
import { html, type Markup } from "./html.ts";

/** The one form for credentials, and the authentication test; opened from everywhere by `data-open-credentials`. */
export function credentialsDialog(locale: Locale): Markup {
  const say = (key: Parameters<typeof word>[1]): string => word(locale, key);
  return html`<dialog id="credentials" aria-labelledby="credentials-title">
    <div class="dialog-head">
      <h2 id="credentials-title">${say("authentication")}</h2>
      <button class="tool" type="button" data-close-dialog>${say("close")}</button>
    </div>
    <p>${say("authIntro")}</p>
    <form data-key-form autocomplete="off">
      <h3>1 · ${say("apiKey")}</h3>
      <div class="input">
        <label for="cred-key">${say("apiKey")}</label
        ><input
          id="cred-key"
          type="password"
          spellcheck="false"
          autocomplete="off"
          aria-describedby="cred-key-note"
        />
        <p id="cred-key-note" class="muted" role="status">${say("keyNote")}</p>
      </div>
      <p class="check">
        <input id="cred-keep" type="checkbox" /> <label for="cred-keep">${say("keepForTab")}</label>
      </p>
      <p class="actions"><button type="button" data-forget>${say("forget")}</button></p>
    </form>
    <form data-login-form autocomplete="off">
      <h3>2 · ${say("login")}</h3>
      <div class="pair">
        <div class="input">
          <label for="cred-email">${say("email")}</label
          ><input id="cred-email" type="email" autocomplete="off" />
        </div>
        <div class="input">
          <label for="cred-password">${say("password")}</label
          ><input id="cred-password" type="password" autocomplete="off" />
        </div>
      </div>
      <p class="actions">
        <button type="submit">${say("login")}</button>
        <button type="button" data-refresh hidden>↻</button>
        <button type="button" data-logout hidden>${say("logout")}</button>
      </p>
      <div data-login-result role="status"></div>
    </form>
    <section>
      <h3>3 · ${say("checkAuth")}</h3>
      <p>${say("matrixIntro")}</p>
      <p class="actions">
        <button class="primary" type="button" data-run-matrix>${say("checkAuth")}</button>
        <button type="button" data-save-matrix hidden>${say("download")}</button>
      </p>
      <div data-matrix role="status"></div>
    </section>
  </dialog>`;
}
