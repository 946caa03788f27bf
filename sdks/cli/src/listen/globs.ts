/** Which events a glob takes: `payment.*`, `*.failed`, `payment.completed`, `*`. */

/** `*` stands for any characters, dots included. */
export function matches(glob: string, type: string): boolean {
  const parts = glob.split("*").map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(type);
}

/** Whether the server understands the glob as a selector. */
export const isSelector = (glob: string): boolean => /^(\*|[\w.]+(\.\*)?)$/.test(glob);

/** Selectors for the server: the globs themselves, or every type that they take, spelled out. */
export async function selectorsOf(
  globs: readonly string[],
  allTypes: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (globs.every(isSelector)) return globs;
  const types = await allTypes();
  return [
    ...new Set(
      globs.flatMap((glob) =>
        isSelector(glob) ? [glob] : types.filter((type) => matches(glob, type)),
      ),
    ),
  ];
}
