/** Changes of operations and events. */
import type { Api, Event, Operation, Param, Result } from "@njia/generator-core";
import { operationsOf, pathTemplate } from "@njia/generator-core";
import type { Change } from "./change.ts";
import { pairUp } from "./pairs.ts";
import { shapeOf } from "./shapes.ts";
import { compareDeprecation, compareTypes, compareUse } from "./types.ts";

/** Everything that users of a client may notice, sorted by weight and place; `[]` if nothing. */
export function compareApis(before: Api, after: Api): readonly Change[] {
  const operations = (api: Api): readonly Operation[] =>
    operationsOf(api).map((item) => item.operation);
  return [
    ...pairUp(operations(before), operations(after), (item) => item.id).flatMap(
      (pair): readonly Change[] => {
        if (pair.now === undefined) {
          return [{ weight: "breaking", origin: pair.old.origin, text: `${pair.old.id} is gone.` }];
        }
        if (pair.old === undefined) {
          return [{ weight: "additive", origin: pair.now.origin, text: `${pair.now.id} is new.` }];
        }
        return compareOperation(pair.old, pair.now);
      },
    ),
    ...compareTypes(before.types, after.types),
    ...compareEvents(before.webhooks?.events ?? [], after.webhooks?.events ?? []),
  ];
}

const addressOf = (operation: Operation): string =>
  `${operation.method} ${pathTemplate(operation)}`;

function compareOperation(old: Operation, now: Operation): readonly Change[] {
  const { origin, id } = now;
  const changes: Change[] = [];
  const breaks = (text: string): void => {
    changes.push({ weight: "breaking", origin, text: `${id} ${text}` });
  };
  if (addressOf(old) !== addressOf(now)) {
    breaks(`was ${addressOf(old)} and is ${addressOf(now)}.`);
  }
  const lost = now.scopes.filter((scope) => !old.scopes.includes(scope));
  if (lost.length > 0) breaks(`needs the scope ${lost.join(", ")}.`);
  if (old.idempotency?.required !== true && now.idempotency?.required === true) {
    breaks("requires an idempotency key.");
  }
  const paging = [old, now].map((item) => JSON.stringify(item.pagination ?? null));
  if (paging[0] !== paging[1]) breaks("is paginated in another way.");
  return [
    ...changes,
    ...compareParams(old, now),
    ...compareBody(old, now),
    ...compareResult(old, now),
    ...compareDeprecation(old, now, id),
  ];
}

const placeOf = (param: Param): string => `${param.in} ${param.name.wire}`;

function compareParams(old: Operation, now: Operation): readonly Change[] {
  return pairUp(old.params, now.params, placeOf).flatMap((pair): readonly Change[] => {
    if (pair.now === undefined) {
      const text = `${now.id} no longer takes the parameter ${placeOf(pair.old)}.`;
      return [{ weight: "breaking", origin: now.origin, text }];
    }
    const subject = `${now.id}: the parameter ${placeOf(pair.now)}`;
    const { origin, required } = pair.now;
    if (pair.old === undefined) {
      const text = `${subject} is new${required ? " and required" : ""}.`;
      return [{ weight: required ? "breaking" : "additive", origin, text }];
    }
    const changes = [
      ...compareUse(pair.old.ref, pair.now.ref, "request", origin, subject),
      ...compareDeprecation(pair.old, pair.now, subject),
    ];
    if (pair.old.required === required) return changes;
    const text = `${subject} ${required ? "became required" : "is no longer required"}.`;
    return [...changes, { weight: required ? "breaking" : "additive", origin, text }];
  });
}

function compareBody(old: Operation, now: Operation): readonly Change[] {
  const { origin, id } = now;
  const before = old.body;
  const after = now.body;
  if (after === undefined) {
    return before === undefined
      ? []
      : [{ weight: "breaking", origin, text: `${id} no longer takes a body.` }];
  }
  if (before === undefined) {
    const text = `${id} takes a body${after.required ? ", which is required" : ""}.`;
    return [{ weight: after.required ? "breaking" : "additive", origin, text }];
  }
  const changes: Change[] = [];
  if (before.required !== after.required) {
    const text = `The body of ${id} ${after.required ? "became required" : "is no longer required"}.`;
    changes.push({ weight: after.required ? "breaking" : "additive", origin, text });
  }
  const media = pairUp(before.contents, after.contents, (content) => content.media);
  return media.reduce<readonly Change[]>((all, pair) => {
    if (pair.now === undefined) {
      return [
        ...all,
        { weight: "breaking", origin, text: `${id} no longer takes ${pair.old.media}.` },
      ];
    }
    if (pair.old === undefined) {
      return [...all, { weight: "additive", origin, text: `${id} takes ${pair.now.media}.` }];
    }
    const subject = `The body of ${id}`;
    return [...all, ...compareUse(pair.old.ref, pair.now.ref, "request", origin, subject)];
  }, changes);
}

function compareResult(old: Operation, now: Operation): readonly Change[] {
  const from = resultShape(old.result);
  const to = resultShape(now.result);
  if (from === to) return [];
  const text = `The result of ${now.id} was ${from} and is ${to}.`;
  return [{ weight: "breaking", origin: now.origin, text }];
}

function resultShape(result: Result): string {
  switch (result.kind) {
    case "nothing":
      return "nothing";
    case "value":
      return result.contents.map((content) => shapeOf(content.ref)).join(" or ");
    case "stream":
      return `a stream (${result.framing})${result.ref === undefined ? "" : ` of ${shapeOf(result.ref)}`}`;
    case "choice":
      return result.byStatus
        .map((item) => `${item.status}: ${resultShape(item.result)}`)
        .join(", ");
    default:
      return result satisfies never;
  }
}

function compareEvents(before: readonly Event[], after: readonly Event[]): readonly Change[] {
  return pairUp(before, after, (event) => event.type).flatMap((pair): readonly Change[] => {
    if (pair.now === undefined) {
      const text = `The event ${pair.old.type} is no longer sent.`;
      return [{ weight: "breaking", origin: pair.old.origin, text }];
    }
    const subject = `The event ${pair.now.type}`;
    if (pair.old === undefined) {
      return [{ weight: "additive", origin: pair.now.origin, text: `${subject} is new.` }];
    }
    return compareUse(pair.old.ref, pair.now.ref, "response", pair.now.origin, subject);
  });
}
