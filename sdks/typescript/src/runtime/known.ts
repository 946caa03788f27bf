/** A union as a value, so that {@link isKnown} can narrow to the members that this version knows. */
export interface KnownUnion<K> {
  /** The property that tells the members apart; absent where the form of the value does. */
  readonly tag: string;
  readonly values: readonly (string | number | boolean)[];
  /** Only a type: what `isKnown` narrows to. */
  readonly known?: K;
}

/** A member of a union that came after this version; its tag is another text and its fields are unknown. */
export type UnknownVariant<Tag extends string> = { readonly [key in Tag]: string & {} } & {
  readonly [key: string]: unknown;
};

/** Whether `value` is a known member of an enum or union: inside, an exhaustive `switch` compiles. */
export function isKnown<E extends Readonly<Record<string, string | number>>>(
  known: E,
  value: unknown,
): value is E[keyof E];
export function isKnown<K>(known: KnownUnion<K>, value: unknown): value is K;
export function isKnown(
  known: Readonly<Record<string, unknown>> | KnownUnion<unknown>,
  value: unknown,
): boolean {
  const { tag, values } = known as Partial<KnownUnion<unknown>>;
  if (tag === undefined || !Array.isArray(values))
    return Object.values(known).includes(value as string);
  if (typeof value !== "object" || value === null) return false;
  return values.includes((value as Record<string, unknown>)[tag] as string);
}
