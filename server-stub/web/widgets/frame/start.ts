import { PSEUDO, chooseLocale, loadTexts, type Translate } from "./texts.ts";
import { Api, ApiProblem } from "./api.ts";
import { Format } from "./format.ts";
import { openLine, type Line } from "./line.ts";
import { readSetting, type Setting } from "./setting.ts";
import type { ClientSession } from "./session.ts";
import { Screen } from "./screen.ts";
import { notice } from "./parts.ts";
import { Theme } from "./theme.ts";

/** What a widget has to work with once it is open. */
export interface Frame {
  readonly setting: Setting;
  readonly line: Line;
  readonly api: Api;
  readonly t: Translate;
  readonly locale: string;
  readonly format: Format;
  readonly screen: Screen;
  /** As it was read last. */
  session: ClientSession;
  /** Reads the session again. */
  refresh(): Promise<ClientSession>;
  /** Tells the visitor and the page that it cannot go on. */
  fail(error: unknown): void;
  /** Milliseconds until a time of the server's. */
  left(iso: string): number;
}

/** The visitor is warned this long before the session ends, and can ask the page for more time. */
const WARNING_MS = 120_000;

/** Opens the line, reads the session and shows the widget. Whatever stands in the way is told to the visitor and to the page. */
export async function startWidget(show: (frame: Frame) => Promise<void>): Promise<void> {
  const setting = readSetting();
  const theme = new Theme();
  theme.add();
  const opening = openLine(setting.origins);
  const line = await opening;
  const wanted = line?.init.locale ?? document.documentElement.lang;
  const isPseudo = wanted === PSEUDO;
  const locale = chooseLocale(wanted);
  // The language is only known for sure with the session, but nearly always this one; so both are fetched at once.
  const texts = loadTexts(locale, isPseudo);
  if (line === null) return void refuse(await texts);
  theme.add(line.init.theme);
  const api = new Api(setting.api, line.init.clientToken, locale);
  const reading = api.get<ClientSession>("session").catch((error: unknown) => error);
  const t = await texts;
  const { documentElement } = document;
  documentElement.lang = locale;
  documentElement.dir = locale === "ar" ? "rtl" : "ltr";
  const screen = new Screen(line, t);
  const failing = (error: unknown): void => {
    const problem =
      error instanceof ApiProblem ? error : new ApiProblem(0, { code: "internal_error" });
    const [title, text] =
      problem.status === 401
        ? [t("session_over.title"), t("session_over.text")]
        : problem.status === 0
          ? [t("no_network.title"), t("no_network.text")]
          : [t("cannot_open.title"), t("cannot_open.text")];
    screen.show("error", notice({ tone: "bad", title, text }));
    const code = problem.status === 401 ? "session_expired" : problem.code;
    line.send({ type: "svc:error", code, message: text, docUrl: problem.docUrl });
  };
  const session = await reading;
  line.onMessage = (message) => {
    if (message.type === "svc:focus") screen.focus();
    else if (message.type === "svc:destroy") screen.clear();
    else if (message.type === "svc:update") {
      if (message.theme !== undefined) theme.add(message.theme);
      if (message.clientToken !== undefined) void renew(message.clientToken);
    }
  };
  if (session instanceof Error) return failing(session);
  const frame: Frame = {
    setting,
    line,
    api,
    t,
    locale,
    screen,
    format: new Format(locale, (session as ClientSession).currencies),
    session: session as ClientSession,
    async refresh() {
      frame.session = await api.get<ClientSession>("session");
      return frame.session;
    },
    fail: failing,
    left: (iso) => Date.parse(iso) - (Date.now() + api.skew),
  };
  const renew = async (token: string): Promise<void> => {
    api.token = token;
    await frame.refresh().then(watchEnd, failing);
  };
  const watchEnd = (): void => screen.watchEnd(frame.left(frame.session.expiresAt), WARNING_MS);
  theme.add(frame.session.theme, line.init.theme);
  screen.brand(frame.session);
  watchEnd();
  await show(frame).catch(failing);
  line.send({ type: "svc:ready" });
}

/** Somebody opened the page by itself, or a page that may not: there is nobody to serve. */
function refuse(t: Translate): void {
  const line: Line = {
    init: { clientToken: "" },
    send: () => undefined,
    onMessage: () => undefined,
  };
  new Screen(line, t).show(
    "error",
    notice({ tone: "bad", title: t("not_here.title"), text: t("not_here.text") }),
  );
}
