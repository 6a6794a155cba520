/** The items of a list that is one sentence: each ends in a semicolon, the last in a full stop. */
export const asItems = (items: readonly string[]): string[] =>
  items.map((each, at) => `${each}${at === items.length - 1 ? '.' : ';'}`);
