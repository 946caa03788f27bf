// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const documentationSchemas = {
  ExportEnvironment: { type: "string", enum: ["sandbox", "live"] },
  ExportPart: { type: "string", enum: ["collection", "environment"] },
} as const satisfies SchemaTable;
