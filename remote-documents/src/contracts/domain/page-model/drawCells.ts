import type { Cell } from './blocks';
import type { Piece, Place } from './piece';
import type { PageItem } from './pageModel';
import { textWidth, toWritable } from './textWidth';
import { wrapRuns } from './wrapRuns';

/** Captions stay this large however much a page holds: smaller print is not read. */
const LABEL = 6.5;
const LABEL_LINE = 1.15;
const VALUE = 8.6;
const PADDING = 2.6;
const SMALLEST_VALUE = 0.78;

/** Largest size at which a value stands on one line, not below what is still easy to read. */
function valueSize(text: string, size: number, width: number): number {
  const wide = textWidth(text, size, true);
  return wide <= width ? size : Math.max(size * SMALLEST_VALUE, (size * width) / wide);
}

/** Rows of labelled values in frames; a row is as tall as its longest value and is never cut. */
export function drawCells(rows: readonly Cell[][], { x, width, scale }: Place): Piece[] {
  const pieces = rows.map((row) => drawRow(row, { x, width, scale }));
  const last = pieces.at(-1);
  if (last) last.height += 4 * scale;
  return pieces;
}

function drawRow(row: readonly Cell[], { x, width, scale }: Place): Piece {
  const parts = row.reduce((sum, cell) => sum + (cell.part ?? 1), 0);
  let left = x;
  const drawn = row.map((cell) => {
    const cellWidth = (width * (cell.part ?? 1)) / parts;
    const column = drawCell(cell, { x: left, width: cellWidth, scale });
    left += cellWidth;
    return { ...column, width: cellWidth };
  });
  const height = Math.max(...drawn.map((cell) => cell.height));
  const items = drawn.flatMap((cell): PageItem[] => [
    { kind: 'box', x: cell.x, y: 0, width: cell.width, height },
    ...cell.items,
  ]);
  return { items, height };
}

function drawCell({ label, value }: Cell, { x, width, scale }: Place) {
  const inner = width - 2 * PADDING;
  const text = toWritable(value?.trim() ?? '');
  const labelSize = LABEL * Math.max(1, scale);
  const captions = wrapRuns([{ text: toWritable(label) }], labelSize, inner);
  const items = captions.flatMap((line, index) =>
    line.runs.map((run): PageItem => ({
      kind: 'text',
      x: x + PADDING + run.x,
      y: 1.2 + labelSize * (1 + index * LABEL_LINE),
      size: labelSize,
      text: run.text,
      faint: true,
    })),
  );
  const size = valueSize(text, VALUE * scale, inner);
  const top = 1.6 + labelSize * (captions.length * LABEL_LINE + 0.1);
  const lines = wrapRuns([{ text, bold: true }], size, inner);
  lines.forEach((line, index) =>
    line.runs.forEach((run) =>
      items.push({
        kind: 'text',
        x: x + PADDING + run.x,
        y: top + size * (0.95 + index * 1.2),
        size,
        text: run.text,
        bold: true,
      }),
    ),
  );
  const valueHeight = Math.max(VALUE * scale * 1.25, lines.length * size * 1.22);
  return { items, x, height: top + valueHeight + 1 };
}

/** Label and value of an optional text, for rows that are made by filtering. */
export const cell = (label: string, value: string | undefined, part?: number): Cell => ({
  label,
  value,
  ...(part ? { part } : {}),
});
