/** All cases: each is a pair of documents, what must be said of it, and the fixture of the rule it names. */
import type { Case } from "./case.ts";
import { furtherBreaking, furtherSafe } from "./further.ts";
import { keywordBreaking, keywordSafe } from "./keywords.ts";
import { namedBreaking, namedSafe } from "./named.ts";

export const breaking: readonly Case[] = [...namedBreaking, ...furtherBreaking, ...keywordBreaking];
export const safe: readonly Case[] = [...namedSafe, ...furtherSafe, ...keywordSafe];
export { namedBreaking, namedSafe };
