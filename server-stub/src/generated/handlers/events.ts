// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface GetEventInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListEventsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly type?: ReadonlyArray<Wire<"EventSelector">>;
    readonly resourceId?: string;
    readonly afterSequence?: number;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface StreamEventsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly types?: ReadonlyArray<Wire<"EventSelector">>;
    readonly session?: string;
  };
  readonly headers: {
    readonly "last-event-id"?: string;
  };
  readonly body: undefined;
}

export interface EventsHandlers<Context> {
  /** Get an event */
  getEvent(input: GetEventInput, context: Context): Promise<Reply<200, Wire<"Event">>>;
  /** List events */
  listEvents(input: ListEventsInput, context: Context): Promise<Reply<200, Wire<"EventList">>>;
  /** Stream events */
  streamEvents(input: StreamEventsInput, context: Context): Promise<Reply<200, AsyncIterable<Wire<"Event"> | string>>>;
}
