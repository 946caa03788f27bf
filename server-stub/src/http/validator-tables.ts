/** A JSON Schema as ajv reads it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What one operation accepts; null: nothing to check there. A body may be any JSON where its schema is empty. */
export interface RequestSchemas {
  readonly params: JsonSchema | null;
  readonly query: JsonSchema | null;
  readonly headers: JsonSchema | null;
  readonly body: JsonSchema | null;
}

/** By operation id. */
export type RequestTable = Readonly<Record<string, RequestSchemas>>;
/** By type name; schemas refer to each other by these names. */
export type SchemaTable = Readonly<Record<string, JsonSchema>>;
