/** French prose by English sentence; one file per part of the description. */
export const FRENCH: Readonly<Record<string, string>> = {};
