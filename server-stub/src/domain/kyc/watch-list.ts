/** An entry of a list of persons to screen against. */
export interface Listed {
  readonly list: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Full date, or a year; null when the list does not tell. */
  readonly dateOfBirth: string | null;
}

const LIST = "Demo watch list";

/** Invented persons, for showing how screening works. A real list takes its place in live use; nobody is on this one. */
export const WATCH_LIST: readonly Listed[] = [
  {
    list: LIST,
    name: "Zoumana Djiguibalo",
    aliases: ["Zumana Jigibalo"],
    dateOfBirth: "1971-04-09",
  },
  { list: LIST, name: "Tchallomir Quenzabo", aliases: [], dateOfBirth: "1964" },
  {
    list: LIST,
    name: "Abdelkhadir Zoughrati",
    aliases: ["Abu Zoughra"],
    dateOfBirth: "1980-11-30",
  },
  { list: LIST, name: "Phineas Okwaralumbe", aliases: [], dateOfBirth: null },
  {
    list: LIST,
    name: "Hadijatou Wembazoulo",
    aliases: ["Khadija Wembazulo"],
    dateOfBirth: "1977-02-17",
  },
];
