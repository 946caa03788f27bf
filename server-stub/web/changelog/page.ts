import { credentialsDialog } from "../page/credentials.ts";
import { html, prose, type Markup, type Piece } from "../page/html.ts";
import { shell, type PageSetting } from "../page/shell.ts";
import { proseIn, word, type Word } from "../words/index.ts";

/** What the page needs of an entry; the shape of the API's ChangeLogEntry. */
export interface LogEntry {
  readonly id: string;
  readonly version: string;
  readonly date: string;
  readonly kind: "added" | "changed" | "deprecated" | "removed" | "fixed" | "security";
  readonly breaking: boolean;
  readonly title: string;
  readonly description: string;
  readonly affected: {
    readonly operations: readonly string[];
    readonly fields: readonly string[];
    readonly events: readonly string[];
  };
  readonly migrationGuide: string | null;
  readonly effectiveAt: string | null;
  readonly sunsetAt: string | null;
  readonly removedIn: string | null;
}

/** The change log: what is coming, then every release, newest first, and how to hear of changes. */
export function changeLogPage(setting: PageSetting, entries: readonly LogEntry[]): string {
  const { locale } = setting;
  const say = (key: Word): string => word(locale, key);
  const upcoming = entries.filter(({ effectiveAt }) => effectiveAt === null);
  const past = Map.groupBy(
    entries.filter(({ effectiveAt }) => effectiveAt !== null),
    ({ version, date }) => `${version} · ${date}`,
  );
  return shell(setting, {
    section: "changelog",
    layout: "app",
    path: "/changelog",
    title: `${say("changeLog")} · Njia`,
    description: say("changeLogIntro"),
    scripts: ["changelog.js"],
    styles: ["base.css", "app.css"],
    content: html`<main id="content" tabindex="-1">
        <div class="log">
          <div>
            <h1>${say("changeLog")}</h1>
            <p class="muted">${say("changeLogIntro")}</p>
            <section aria-labelledby="upcoming">
              <h2 id="upcoming">${say("upcoming")}</h2>
              <ul class="entries">
                ${upcoming.map((entry) => entryItem(setting, entry))}
              </ul>
            </section>
            ${[...past].map(
              ([release, list], index) =>
                html`<section aria-labelledby="release-${index}">
                  <h2 id="release-${index}">${release}</h2>
                  <ul class="entries">
                    ${list.map((entry) => entryItem(setting, entry))}
                  </ul>
                </section>`,
            )}
          </div>
          <aside aria-label="${say("subscribe")}">
            <div class="card">
              <h2>${say("subscribe")}</h2>
              <p>${say("subscribeIntro")}</p>
              <p><a href="/changelog.atom">${say("atom")}</a></p>
              <div data-subscriptions class="needs-script"></div>
            </div>
          </aside>
        </div>
      </main>
      ${credentialsDialog(locale)}`,
  });
}

function entryItem({ locale, query }: PageSetting, entry: LogEntry): Markup {
  const say = proseIn(locale);
  const kind = word(locale, `kind_${entry.kind}`);
  const rows: readonly (readonly [Word, Piece])[] = [
    ["effective", entry.effectiveAt === null ? word(locale, "planned") : day(entry.effectiveAt)],
    ...(entry.removedIn === null
      ? []
      : [
          [
            "removed",
            word(locale, "removedIn", {
              version: entry.removedIn.replace(/\.0$/, ""),
              date: day(entry.sunsetAt ?? ""),
            }),
          ] as const,
        ]),
    ...(affectedOf(entry).length === 0
      ? []
      : [
          [
            "affected",
            [
              ...entry.affected.operations.map(
                (id) => html`<a href="/api/docs/${id}${query}"><code>${id}</code></a> `,
              ),
              ...[...entry.affected.fields, ...entry.affected.events].map(
                (name) => html`<code>${name}</code> `,
              ),
            ],
          ] as const,
        ]),
  ];
  return html`<li class="entry" id="${entry.id}">
    <span class="badge${entry.kind === "added" || entry.kind === "fixed" ? " good" : " warn"}"
      >${kind}</span
    >${entry.breaking ? html` <span class="badge bad">${word(locale, "breaking")}</span>` : null}
    <h3>${say(entry.title)}</h3>
    ${prose(say(entry.description))}
    <dl>
      ${rows.map(
        ([term, value]) =>
          html`<dt>${word(locale, term)}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </li>`;
}

const affectedOf = ({ affected }: LogEntry): readonly string[] => [
  ...affected.operations,
  ...affected.fields,
  ...affected.events,
];

const day = (instant: string): string => instant.slice(0, 10);
