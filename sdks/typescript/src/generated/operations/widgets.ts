// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  Widget as WidgetShape,
  WidgetList as WidgetListShape,
  WidgetRequest as WidgetRequestShape,
  WidgetSession as WidgetSessionShape,
  WidgetUpdateRequest as WidgetUpdateRequestShape,
} from "../shapes/widgets.ts";

export const createWidget: Operation = {
  id: "createWidget",
  method: "POST",
  path: "/v1/embedded/widgets",
  body: WidgetRequestShape,
  result: WidgetShape,
  key: "Idempotency-Key",
  secret: "clientToken",
};

export const createWidgetSession: Operation = {
  id: "createWidgetSession",
  method: "POST",
  path: "/v1/embedded/widgets/{id}/sessions",
  result: WidgetSessionShape,
  key: "Idempotency-Key",
  secret: "clientToken",
};

export const disableWidget: Operation = {
  id: "disableWidget",
  method: "DELETE",
  path: "/v1/embedded/widgets/{id}",
  result: WidgetShape,
  secret: "clientToken",
};

export const getWidget: Operation = {
  id: "getWidget",
  method: "GET",
  path: "/v1/embedded/widgets/{id}",
  result: WidgetShape,
  secret: "clientToken",
};

export const listWidgets: Operation = {
  id: "listWidgets",
  method: "GET",
  path: "/v1/embedded/widgets",
  result: WidgetListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "clientToken",
};

export const updateWidget: Operation = {
  id: "updateWidget",
  method: "PATCH",
  path: "/v1/embedded/widgets/{id}",
  body: WidgetUpdateRequestShape,
  result: WidgetShape,
  secret: "clientToken",
};
