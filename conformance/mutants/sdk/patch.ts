/** A change to the text of one file. It must fit exactly once: a defect that is not planted would be a false survivor. */
export type Patch = {
  /** From the SDK's folder. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};

/** The text with the patch in it. Throws, naming the mutant and the file, where it fits nowhere or more than once. */
export function applied(text: string, patch: Patch, mutant: string): string {
  const places = text.split(patch.find).length - 1;
  if (places !== 1) {
    throw new Error(
      `mutant ${mutant}: its patch fits ${places} places of ${patch.file} instead of one; mend it in mutants/sdk`,
    );
  }
  return text.replace(patch.find, () => patch.replace);
}
