import type { Block } from './blocks';
import { drawCells } from './drawCells';
import { BASELINE, CAPTION, type LinesInput, drawLines, together } from './drawLines';
import { drawSignatures } from './drawSignatures';
import type { PageItem } from './pageModel';
import type { Piece, Place } from './piece';
import { type Run, plain, writableRuns } from './runs';
import { wrapRuns } from './wrapRuns';

const SIZE = { title: 13, under: 9.5, heading: 10, text: 9.5, note: 7.5 };

/** A block as pieces from top to bottom. */
export function drawBlock(block: Block, { x, width, scale }: Place): Piece[] {
  const lines = (runs: Run[], size: number, more: Partial<LinesInput> = {}) =>
    drawLines({ runs, size: size * scale, x, width, ...more });
  switch (block.kind) {
    case 'title': {
      const under = block.under
        ? lines(plain(block.under), Math.max(SIZE.under, CAPTION / scale), {
            align: 'center',
            faint: true,
          })
        : [];
      return [
        together([
          ...lines([{ text: block.text, bold: true }], SIZE.title, {
            align: 'center',
            before: 4 * scale,
          }),
          ...under,
          { items: [], height: 8 * scale },
        ]),
      ];
    }
    case 'heading':
      return [
        together(
          lines([{ text: block.text, bold: true }], SIZE.heading, {
            before: 6 * scale,
            after: 2 * scale,
          }),
        ),
      ];
    case 'text':
      return lines(block.runs, SIZE.text, {
        after: 4 * scale,
        ...(block.align ? { align: block.align } : {}),
      });
    case 'list':
      return block.items.flatMap((item, index) =>
        drawListItem(item, block.numbered ? `${index + 1}.` : '–', { x, width, scale }),
      );
    case 'cells':
      return drawCells(block.rows, { x, width, scale });
    case 'boxes':
      return [drawBoxes(block.boxes, block.height * scale, { x, width, scale })];
    case 'signatures':
      return [drawSignatures(block.parties, { x, width, scale })];
    case 'note':
      return lines(plain(block.text), Math.max(SIZE.note, CAPTION / scale), {
        faint: true,
        after: 3 * scale,
      });
    case 'gap':
      return [{ items: [], height: block.height * scale }];
  }
}

function drawListItem(runs: Run[], mark: string, { x, width, scale }: Place): Piece[] {
  const indent = 16 * scale;
  const size = SIZE.text * scale;
  const pieces = drawLines({ runs, size, x: x + indent, width: width - indent, after: 3 * scale });
  pieces[0]?.items.unshift({ kind: 'text', x, y: size * BASELINE, size, text: mark });
  return pieces;
}

const BOX_PADDING = 4;
const BOX_LINE = 1.32;

/** Frames side by side, as tall as their longest text wants and at least `height`. */
function drawBoxes(
  boxes: readonly { title: string; lines?: readonly string[] }[],
  height: number,
  { x, width, scale }: Place,
): Piece {
  const gap = 8 * scale;
  const each = (width - gap * (boxes.length - 1)) / boxes.length;
  const size = CAPTION * Math.max(1, scale);
  const drawn = boxes.map(({ title, lines = [] }, index) => {
    const left = x + index * (each + gap);
    const rows = [[{ text: title, bold: true }], ...lines.map(plain)].flatMap((runs) =>
      wrapRuns(writableRuns(runs), size, each - 2 * BOX_PADDING),
    );
    const items = rows.flatMap(({ runs }, row) =>
      runs.map((run): PageItem => ({
        kind: 'text',
        x: left + BOX_PADDING + run.x,
        y: 2 + size * (1 + row * BOX_LINE),
        size,
        text: run.text,
        ...(run.bold ? { bold: true } : {}),
        faint: true,
      })),
    );
    return { title, left, items, height: 6 + rows.length * size * BOX_LINE };
  });
  const tallest = Math.max(height, ...drawn.map((box) => box.height));
  return {
    items: drawn.flatMap(({ title, left, items }): PageItem[] => [
      { kind: 'box', x: left, y: 0, width: each, height: tallest, name: title },
      ...items,
    ]),
    height: tallest + 6 * scale,
  };
}
