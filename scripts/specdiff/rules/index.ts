/** All rules, by id. */
import type { Rule } from "../model.ts";
import { operationRules } from "./operations.ts";
import { schemaRules } from "./schemas.ts";

export const allRules: readonly Rule[] = [...schemaRules, ...operationRules];
