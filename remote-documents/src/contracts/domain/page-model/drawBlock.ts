import type { Block } from './blocks';
import { drawCells } from './drawCells';
import { BASELINE, CAPTION, type LinesInput, drawLines, together } from './drawLines';
import { drawSignatures } from './drawSignatures';
import type { PageItem } from './pageModel';
import type { Piece, Place } from './piece';
import { type Run, plain } from './runs';
import { textWidth, toWritable } from './textWidth';

const SIZE = { title: 13, under: 9.5, heading: 10, text: 9.5, note: 7.5 };

/** A block as pieces from top to bottom. */
export function drawBlock(block: Block, { x, width, scale }: Place): Piece[] {
  const lines = (runs: Run[], size: number, more: Partial<LinesInput> = {}) =>
    drawLines({ runs, size: size * scale, x, width, ...more });
  switch (block.kind) {
    case 'title': {
      const under = block.under
        ? lines(plain(block.under), SIZE.under, { align: 'center', faint: true })
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
      return [drawBoxes(block.names, block.height * scale, { x, width, scale })];
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

function drawBoxes(names: string[], height: number, { x, width, scale }: Place): Piece {
  const gap = 8 * scale;
  const each = (width - gap * (names.length - 1)) / names.length;
  const items = names.flatMap((name, index): PageItem[] => {
    const left = x + index * (each + gap);
    const wanted = CAPTION * Math.max(1, scale);
    const size = Math.min(wanted, (wanted * (each - 8)) / textWidth(toWritable(name), wanted));
    return [
      { kind: 'box', x: left, y: 0, width: each, height, name },
      { kind: 'text', x: left + 4, y: 2 + size, size, text: toWritable(name), faint: true },
    ];
  });
  return { items, height: height + 6 * scale };
}
