import { runMatrix, type RowResult } from "../../auth-matrix/index.ts";
import { call, header } from "./call.ts";
import {
  changeCredentials,
  credentials,
  forget,
  isKept,
  keepForTab,
  keyKind,
  masked,
  type KeyKind,
} from "./credentials.ts";
import { find, isFrench, make, saveFile, say, show } from "./dom.ts";

const KINDS: Readonly<Record<KeyKind, readonly [en: string, fr: string]>> = {
  none: ["", ""],
  test: [
    "A test key; shape and checksum are right.",
    "Une clé de test ; forme et somme de contrôle justes.",
  ],
  live: [
    "A LIVE key: it is never stored, and every write asks first.",
    "Une clé de PRODUCTION : jamais conservée, et chaque écriture demande confirmation.",
  ],
  retired: [
    "A key of the retired sk_ format; it ended on 2026-09-01.",
    "Une clé de l’ancien format sk_, retiré le 2026-09-01.",
  ],
  malformed: [
    "This is no key: svc_test_ or svc_live_ and 42 letters and digits.",
    "Ce n’est pas une clé : svc_test_ ou svc_live_ puis 42 lettres et chiffres.",
  ],
  mistyped: [
    "The checksum is wrong: a character is missing or mistyped.",
    "La somme de contrôle est fausse : un caractère manque ou est erroné.",
  ],
};

/** Brings the credentials dialog to life. Its key, login and test work for every page that holds the dialog. */
export function startAuthPanel(): void {
  const dialog = find<HTMLDialogElement>("#credentials");
  if (dialog === null) return;
  addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-open-credentials]")) dialog.showModal();
    if (target.closest("[data-close-dialog]")) dialog.close();
  });
  startKey(dialog);
  startLogin(dialog);
  startMatrix(dialog);
}

function startKey(dialog: HTMLElement): void {
  const input = find<HTMLInputElement>("#cred-key", dialog);
  const keep = find<HTMLInputElement>("#cred-keep", dialog);
  const note = find("#cred-key-note", dialog);
  if (input === null || keep === null) return;
  input.value = credentials().apiKey;
  keep.checked = isKept();
  const judge = (): void => {
    const kind = keyKind(input.value.trim());
    const wrong = kind !== "none" && kind !== "test" && kind !== "live";
    input.setAttribute("aria-invalid", String(wrong));
    keep.disabled = kind !== "test";
    if (kind !== "test") keep.checked = false;
    if (note) note.textContent = say(...KINDS[kind]);
  };
  judge();
  input.addEventListener("input", () => {
    changeCredentials({ apiKey: input.value.trim() });
    judge();
    keepForTab(keep.checked);
  });
  keep.addEventListener("change", () => keepForTab(keep.checked));
  find("[data-key-form]", dialog)?.addEventListener("submit", (event) => event.preventDefault());
  find("[data-forget]", dialog)?.addEventListener("click", () => {
    forget();
    for (const field of dialog.querySelectorAll("input")) field.value = "";
    keep.checked = false;
    judge();
    show(find("[data-login-result]", dialog));
    input.focus();
  });
}

function startLogin(dialog: HTMLElement): void {
  const form = find<HTMLFormElement>("[data-login-form]", dialog);
  const place = find("[data-login-result]", dialog);
  const refresh = find<HTMLButtonElement>("[data-refresh]", dialog);
  const logout = find<HTMLButtonElement>("[data-logout]", dialog);
  if (!form || !refresh || !logout) return;
  let timer = 0;
  const send = async (path: string, body: object | null): Promise<void> => {
    const answer = await call({
      method: "POST",
      path,
      headers: {},
      body: body === null ? null : JSON.stringify(body),
    });
    const session = answer.json as Readonly<Record<string, string>> | null;
    if (path === "/v1/auth/logout" && answer.status === 204)
      changeCredentials({ token: "", refreshToken: "", tokenExpiresAt: "" });
    else if (answer.status === 200 && session)
      changeCredentials({
        token: session["accessToken"] ?? "",
        refreshToken: session["refreshToken"] ?? "",
        tokenExpiresAt: session["expiresAt"] ?? "",
      });
    const line = make(
      "p",
      { class: "answer-line" },
      make("code", {}, `POST ${path}`),
      statusMark(answer.status),
      make(
        "span",
        { class: "muted" },
        `${answer.milliseconds} ms · ${header(answer, "x-request-id")}`,
      ),
    );
    const countdown = make("p", { class: "muted" });
    const failure = answer.status >= 400 ? make("p", {}, String(session?.["detail"] ?? "")) : null;
    show(place, line, failure, countdown);
    clearInterval(timer);
    const tick = (): void => {
      const { token, tokenExpiresAt } = credentials();
      const left = Math.max(0, Math.round((Date.parse(tokenExpiresAt) - Date.now()) / 1000));
      countdown.textContent =
        token === ""
          ? ""
          : `${masked(token)} · ${say("ends in", "expire dans")} ${Math.floor(left / 60)} min ${left % 60} s`;
    };
    tick();
    timer = setInterval(tick, 1_000);
    refresh.hidden = logout.hidden = credentials().token === "";
    refresh.ariaLabel = say("Renew the session", "Renouveler la session");
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send("/v1/auth/login", {
      email: find<HTMLInputElement>("#cred-email", dialog)?.value ?? "",
      password: find<HTMLInputElement>("#cred-password", dialog)?.value ?? "",
    });
  });
  refresh.addEventListener("click", () => {
    void send("/v1/auth/refresh", { refreshToken: credentials().refreshToken });
  });
  logout.addEventListener("click", () => void send("/v1/auth/logout", null));
}

function startMatrix(dialog: HTMLElement): void {
  const button = find<HTMLButtonElement>("[data-run-matrix]", dialog);
  const save = find<HTMLButtonElement>("[data-save-matrix]", dialog);
  const place = find("[data-matrix]", dialog);
  if (!button || !save) return;
  let last: readonly RowResult[] = [];
  button.addEventListener("click", () => {
    void (async () => {
      button.disabled = true;
      const rows = make("tbody");
      show(place, matrixTable(rows));
      const value = (id: string): string => find<HTMLInputElement>(id, dialog)?.value ?? "";
      last = await runMatrix(
        {
          baseUrl: "",
          fetch: (url, options) => fetch(url, { ...options, credentials: "omit" }),
          values: {
            apiKey: credentials().apiKey,
            email: value("#cred-email"),
            password: value("#cred-password"),
          },
        },
        (row) => rows.append(matrixRow(row)),
      );
      button.disabled = false;
      save.hidden = false;
    })();
  });
  save.addEventListener("click", () => {
    saveFile(
      "njia-authentication.json",
      JSON.stringify({ at: new Date().toISOString(), rows: last }, null, 2),
    );
  });
}

function matrixTable(rows: HTMLElement): HTMLElement {
  const head = [
    "#",
    say("Case", "Cas"),
    say("Expected", "Attendu"),
    say("Actual", "Obtenu"),
    say("Result", "Résultat"),
  ];
  return make(
    "div",
    { class: "scroll" },
    make(
      "table",
      {},
      make("thead", {}, make("tr", {}, ...head.map((text) => make("th", { scope: "col" }, text)))),
      rows,
    ),
  );
}

function matrixRow(row: RowResult): HTMLElement {
  const lines = (pick: (call: RowResult["calls"][number]) => string): HTMLElement =>
    make("td", {}, ...row.calls.map((one) => make("div", {}, make("code", {}, pick(one)))));
  const problems = row.calls.flatMap((one) => one.problems);
  return make(
    "tr",
    { "data-row": row.id, "data-state": row.state },
    make("td", {}, String(row.number)),
    make(
      "td",
      {},
      row.title[isFrench() ? "fr" : "en"],
      ...problems.map((text) => make("p", { class: "field-error" }, text)),
    ),
    lines((one) => one.expected),
    lines((one) => one.actual),
    make("td", { class: "row-state" }, stateMark(row)),
  );
}

function stateMark(row: RowResult): HTMLElement {
  const until = row.retryAt === null ? "" : new Date(row.retryAt).toTimeString().slice(0, 5);
  const texts = {
    passed: ["good", say("passed", "réussi")],
    failed: ["bad", say("failed", "échoué")],
    covered: ["", say("covered by conformance", "couvert par la conformité")],
    throttled: ["warn", say(`not run until ${until}`, `pas avant ${until}`)],
  } as const;
  const [kind, text] = texts[row.state];
  return make("span", { class: `badge ${kind}` }, text);
}

export function statusMark(status: number): HTMLElement {
  return make("span", { class: `status s${String(status).slice(0, 1)}` }, String(status));
}
