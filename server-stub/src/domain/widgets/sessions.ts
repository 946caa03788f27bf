import { sha256Hex } from "../../crypto/digest.ts";
import { generateToken } from "../../crypto/token.ts";
import type { Unit } from "../../db/unit.ts";
import { newEvent, type Cause } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { newId } from "../shared/typeid.ts";
import type { StoredSession, Widget, WidgetSession } from "./types.ts";
import { sessionRow } from "./views.ts";

/** A new session, its token (told once, kept as a hash) and what is written for them. `now` is Unix ms on the tenant's clock. */
export function openSession(
  widget: Widget,
  now: number,
): {
  readonly session: WidgetSession;
  readonly token: string;
  readonly unit: Pick<Unit, "inserts" | "widgetTokens" | "jobs">;
} {
  const at = new Date(now).toISOString();
  const expires = now + widget.sessionTtlSeconds * 1000;
  const token = generateToken("wct");
  const session: WidgetSession = {
    id: newId("wse"),
    object: "widget_session",
    livemode: widget.livemode,
    createdAt: at,
    updatedAt: at,
    version: 1,
    widgetId: widget.id,
    kind: widget.kind,
    status: "created",
    clientToken: null,
    expiresAt: new Date(expires).toISOString(),
    result: null,
  };
  const { customerId, locale, theme, config, metadata } = widget;
  const stored: StoredSession = {
    session,
    setting: { customerId, locale, theme, config, metadata },
    paymentIds: [],
    kycScoreId: null,
  };
  return {
    session,
    token,
    unit: {
      inserts: [{ table: "widget_sessions", row: sessionRow(stored) }],
      widgetTokens: [
        {
          token_hash: sha256Hex(token),
          session_id: session.id,
          widget_id: widget.id,
          created_at: at,
        },
      ],
      jobs: [enqueue("widget_session.settle", session.id, { sessionId: session.id }, expires, now)],
    },
  };
}

/** One step of a session after the other, each with its event, collected for a unit of work. */
export class SessionSteps {
  #stored: StoredSession;
  readonly #at: string;
  readonly #cause: Cause | null;
  readonly #updates: NonNullable<Unit["updates"]>[number][] = [];
  readonly #events: NonNullable<Unit["events"]>[number][] = [];

  constructor(stored: StoredSession, now: number, cause: Cause | null) {
    this.#stored = stored;
    this.#at = new Date(now).toISOString();
    this.#cause = cause;
  }

  get stored(): StoredSession {
    return this.#stored;
  }

  /** The visitor is there. Nothing happens the second time. */
  open(): void {
    if (this.#stored.session.status === "created") this.move("opened");
  }

  move(status: WidgetSession["status"], result: WidgetSession["result"] = null): void {
    const previous = { status: this.#stored.session.status };
    this.#write({ session: { ...this.#stored.session, status, result } });
    const { session } = this.#stored;
    this.#events.push(
      newEvent(`widget_session.${status}`, session, this.#at, this.#cause, previous),
    );
  }

  /** Notes what the visitor caused. */
  note(caused: Partial<Pick<StoredSession, "paymentIds" | "kycScoreId">>): void {
    this.#write(caused);
  }

  unit(): Pick<Unit, "updates" | "events"> {
    return { updates: this.#updates, events: this.#events };
  }

  #write(change: Partial<StoredSession>): void {
    const { session, ...rest } = { ...this.#stored, ...change };
    const version = session.version + 1;
    this.#stored = { ...rest, session: { ...session, version, updatedAt: this.#at } };
    this.#updates.push({ table: "widget_sessions", row: sessionRow(this.#stored) });
  }
}
