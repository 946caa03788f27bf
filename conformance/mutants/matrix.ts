/** MUTANTS.md: which cases see which defect. */
export type Kill = {
  readonly name: string;
  readonly layer: string;
  readonly blatant: boolean;
  readonly killers: readonly string[];
};

const shown = 6;

export function matrixPage(
  column: string,
  kills: readonly Kill[],
  cases: number,
  idle: readonly string[],
): string {
  const killed = kills.filter((one) => one.killers.length > 0).length;
  return [
    "# Mutation check",
    "",
    `${killed} of ${kills.length} deliberate defects of the ${column} client are seen; ${cases - idle.length} of ${cases} cases see at least one that is not blatant (one that breaks everything alike).`,
    "Cases with a live server play only against mutants that no other case saw, or until they have seen one.",
    "",
    "| layer | mutant | cases that see it | among them |",
    "| --- | --- | --: | --- |",
    ...kills.map(
      (one) =>
        `| ${one.layer} | ${one.name} | ${one.killers.length} | ${one.killers.slice(0, shown).join(", ")} |`,
    ),
    "",
    "## Cases that see no mutant",
    "",
    ...(idle.length === 0 ? ["None."] : idle.map((id) => `- ${id}`)),
    "",
  ].join("\n");
}
