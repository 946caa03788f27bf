/** The part of the package that tests use; it brings no types. */
declare module "@usebruno/converters" {
  interface Item {
    readonly name: string;
    /** Of a folder. */
    readonly items?: readonly Item[];
  }
  /** Throws for an export that it cannot read. */
  export function insomniaToBruno(exported: object): Promise<{ readonly items: readonly Item[] }>;
}
