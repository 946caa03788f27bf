import { findAccount } from "../../db/queries/accounts.ts";
import { findCustomer } from "../../db/queries/customers.ts";
import { findWidget } from "../../db/queries/widgets.ts";
import { auditTrail } from "../audit/append.ts";
import type { CommandAnswer, RequestKey } from "../idempotency/command.ts";
import { simpleCommand } from "../idempotency/simple.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { notFound, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { readConfig, readTheme } from "./config.ts";
import { logoJobs } from "./logo.ts";
import { checkOrigins } from "./origins.ts";
import { openSession } from "./sessions.ts";
import type {
  Locale,
  Widget,
  WidgetConfig,
  WidgetConfigInput,
  WidgetKind,
  WidgetSession,
  WidgetThemeInput,
  WidgetView,
} from "./types.ts";
import { widgetRow, widgetView } from "./views.ts";

/** The body of createWidget after schema validation. */
export interface WidgetRequest {
  readonly kind: WidgetKind;
  readonly allowedOrigins: readonly string[];
  readonly customerId?: string;
  readonly locale?: Locale;
  readonly theme?: WidgetThemeInput;
  /** 60 to 3600. */
  readonly sessionTtlSeconds?: number;
  readonly config: WidgetConfigInput;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** What of a widget may be changed. */
export interface WidgetChange extends Partial<
  Pick<WidgetRequest, "allowedOrigins" | "theme" | "sessionTtlSeconds" | "config" | "metadata">
> {
  readonly locale?: Locale | null;
}

type Render<View> = (view: View) => string;

const DEFAULT_TTL_SECONDS = 900;

/**
 * createWidget: a widget with its first session. The token is in this answer only; a replay of it says null.
 * Throws validation_failed, amount_*, currency_not_supported, resource_not_found (customer, account), idempotency_*.
 */
export function createWidget(
  services: Services,
  caller: Caller,
  request: WidgetRequest,
  key: RequestKey | null,
  render: Render<WidgetView>,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, async (now) => {
    const at = now.toISOString();
    const { customerId = null } = request;
    const customer =
      customerId === null ? null : await findCustomer(services.db, caller, customerId);
    if (customerId !== null && (customer === null || customer.erasedAt !== null))
      throw notFound("customer", customerId);
    const config = readConfig(request.kind, request.config);
    await requireAccounts(services, caller, config, at);
    const widget: Widget = {
      id: newId("wgt"),
      object: "widget",
      livemode: caller.livemode,
      createdAt: at,
      updatedAt: at,
      version: 1,
      kind: request.kind,
      status: "active",
      allowedOrigins: checkOrigins(request.allowedOrigins, caller.livemode),
      customerId,
      locale: request.locale ?? null,
      theme: readTheme(request.theme ?? {}, services.outbound, caller.livemode),
      sessionTtlSeconds: request.sessionTtlSeconds ?? DEFAULT_TTL_SECONDS,
      config,
      metadata: request.metadata ?? {},
    };
    const { session, token, unit } = openSession(widget, now.getTime());
    const shown = (clientToken: string | null): string =>
      render(widgetView(widget, services, { ...session, clientToken }));
    const view = widgetView(widget, services);
    return {
      unit: {
        ...unit,
        inserts: [{ table: "widgets", row: widgetRow(widget) }, ...(unit.inserts ?? [])],
        events: [newEvent("widget.created", view, at, causedBy(caller, key?.key ?? null))],
        jobs: [...(unit.jobs ?? []), ...logoJobs(widget, null, now.getTime())],
      },
      status: 201,
      body: shown(token),
      storedBody: shown(null),
      resource: { type: "widget", id: widget.id },
    };
  });
}

/** createWidgetSession: one more visit. Throws resource_not_found, invalid_state_transition for a disabled widget, idempotency_*. */
export function createWidgetSession(
  services: Services,
  caller: Caller,
  widgetId: string,
  key: RequestKey | null,
  render: Render<WidgetSession>,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, key, async (now) => {
    const widget = await requireWidget(services, caller, widgetId);
    if (widget.status === "disabled")
      throw refuse(
        "invalid_state_transition",
        "The widget is disabled; make a new one to open sessions.",
        { from: "disabled", to: "active" },
      );
    const { session, token, unit } = openSession(widget, now.getTime());
    return {
      unit,
      status: 201,
      body: render({ ...session, clientToken: token }),
      storedBody: render(session),
      resource: { type: "widget_session", id: session.id },
    };
  });
}

/** updateWidget: the members that are given; open sessions keep what they started with. Throws what createWidget throws. */
export function updateWidget(
  services: Services,
  caller: Caller,
  id: string,
  change: WidgetChange,
  render: Render<WidgetView>,
): Promise<CommandAnswer> {
  return changeWidget(services, caller, id, "widget.updated", render, async (widget, at) => {
    const { allowedOrigins, theme, config } = change;
    const settings =
      config === undefined ? widget.config : readConfig(widget.kind, config, widget.config);
    await requireAccounts(services, caller, settings, at);
    return {
      ...widget,
      allowedOrigins:
        allowedOrigins === undefined
          ? widget.allowedOrigins
          : checkOrigins(allowedOrigins, caller.livemode),
      locale: change.locale === undefined ? widget.locale : change.locale,
      theme:
        theme === undefined
          ? widget.theme
          : readTheme(theme, services.outbound, caller.livemode, widget.theme),
      sessionTtlSeconds: change.sessionTtlSeconds ?? widget.sessionTtlSeconds,
      config: settings,
      metadata: change.metadata ?? widget.metadata,
    };
  });
}

/** disableWidget: its tokens are worthless from this moment; payments under way go on. Again changes nothing. Throws resource_not_found. */
export function disableWidget(
  services: Services,
  caller: Caller,
  id: string,
  render: Render<WidgetView>,
): Promise<CommandAnswer> {
  return changeWidget(services, caller, id, "widget.disabled", render, (widget) =>
    widget.status === "disabled" ? widget : { ...widget, status: "disabled" },
  );
}

/** Reads the widget, decides, and writes the new one; a widget that stays the same is not written. */
function changeWidget(
  services: Services,
  caller: Caller,
  id: string,
  action: "widget.updated" | "widget.disabled",
  render: Render<WidgetView>,
  decide: (widget: Widget, at: string) => Promise<Widget> | Widget,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, null, async (now) => {
    const at = now.toISOString();
    const before = await requireWidget(services, caller, id);
    const decided = await decide(before, at);
    const resource = { type: "widget", id };
    if (decided === before)
      return {
        unit: {},
        status: 200,
        body: render(widgetView(before, services)),
        resource,
      };
    const widget = { ...decided, version: before.version + 1, updatedAt: at };
    const view = widgetView(widget, services);
    const audit = await auditTrail(
      services,
      caller,
      [
        {
          action,
          resource,
          before: { status: before.status, allowedOrigins: before.allowedOrigins },
          after: { status: widget.status, allowedOrigins: widget.allowedOrigins },
        },
      ],
      at,
    );
    // The catalogue of events knows no change of a widget but its end.
    const isEnd = action === "widget.disabled";
    const ms = now.getTime();
    return {
      unit: {
        updates: [{ table: "widgets", row: widgetRow(widget) }],
        events: isEnd ? [newEvent(action, view, at, causedBy(caller, null))] : [],
        jobs: isEnd
          ? [enqueue("widget.end_sessions", id, { widgetId: id }, ms, ms)]
          : logoJobs(widget, before.theme, ms),
        audit,
      },
      status: 200,
      body: render(view),
      resource,
    };
  });
}

/** The widget, or resource_not_found. */
export async function requireWidget(
  services: Services,
  caller: Caller,
  id: string,
): Promise<Widget> {
  const widget = await findWidget(services.db, caller, id);
  if (widget === null) throw notFound("widget", id);
  return widget;
}

async function requireAccounts(
  { db }: Services,
  caller: Caller,
  { accountIds }: WidgetConfig,
  at: string,
): Promise<void> {
  const ids = accountIds ?? [];
  const accounts = await Promise.all(ids.map((id) => findAccount(db, caller, id, at)));
  accounts.forEach((account, index) => {
    if (account === null) throw notFound("account", ids[index] ?? "");
  });
}
