const CELL_MAX = 300;
const code = /^```[\s\S]*?^```/gm;
const rule = /^[-:]+$/;

/** The cells of a document's tables that are longer than `CELL_MAX` characters, as they read. */
export function longCells(text: string): string[] {
  return text
    .replace(code, '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cell) => cell.length > CELL_MAX && !rule.test(cell));
}
