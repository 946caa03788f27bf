// Generated from the API description. Do not edit: changes belong in the generator.
import { textResult } from "../../runtime/bodies.ts";
import type { Operation } from "../../runtime/operation.ts";
import {
  ErrorType as ErrorTypeShape,
  ErrorTypeList as ErrorTypeListShape,
} from "../shapes/documentation.ts";

export const exportInsomniaCollection: Operation = {
  id: "exportInsomniaCollection",
  method: "GET",
  path: "/api/docs/export/insomnia",
  query: "tags,",
  result: ["={u"],
  auth: [],
};

export const exportPostmanCollection: Operation = {
  id: "exportPostmanCollection",
  method: "GET",
  path: "/api/docs/export/postman",
  query: "tags,",
  result: ["={u"],
  auth: [],
};

export const getApiDescription: Operation = {
  id: "getApiDescription",
  method: "GET",
  path: "/api/docs",
  result: ["={u"],
  auth: [],
};

export const getApiDescriptionJson: Operation = {
  id: "getApiDescriptionJson",
  method: "GET",
  path: "/api/docs.json",
  result: ["={u"],
  auth: [],
};

export const getApiDescriptionYaml: Operation = {
  id: "getApiDescriptionYaml",
  method: "GET",
  path: "/api/docs.yaml",
  accept: "application/yaml",
  decode: textResult,
  auth: [],
};

export const getErrorType: Operation = {
  id: "getErrorType",
  method: "GET",
  path: "/errors/{code}",
  result: ErrorTypeShape,
  auth: [],
};

export const listErrorTypes: Operation = {
  id: "listErrorTypes",
  method: "GET",
  path: "/errors",
  result: ErrorTypeListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  auth: [],
};
