const code = /^```[\s\S]*?^```/gm;

const columnsOf = (row: string) => row.split(/(?<!\\)\|/).length;

/** The rows of a document's tables that have more or fewer cells than the head of their table, as they read. */
export const unevenRows = (text: string): string[] =>
  text
    .replace(code, '')
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .flatMap(([head = '', ...rows]) => rows.filter((row) => columnsOf(row) !== columnsOf(head)));
