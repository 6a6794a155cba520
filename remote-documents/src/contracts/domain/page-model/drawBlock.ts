import type { Block } from './blocks';
import { drawCells } from './drawCells';
import type { PageItem } from './pageModel';
import type { Piece, Place } from './piece';
import { type Run, plain } from './runs';
import { textWidth, toWritable } from './textWidth';
import { wrapRuns } from './wrapRuns';

const SIZE = { title: 13, under: 9.5, heading: 10, text: 9.5, note: 7.5, signature: 9 };
/** Smallest print. */
const CAPTION = 6.5;
const LINE = 1.32;
const BASELINE = 0.95;
const SIGNATURE_HEIGHT = 58;
/** The part of the free width that stands before an aligned line. */
const BEFORE = { center: 1 / 2, right: 1 };

type LinesInput = {
  runs: Run[];
  size: number;
  x: number;
  width: number;
  align?: 'center' | 'right';
  faint?: boolean;
  before?: number;
  after?: number;
};

/** Lines of a text, each a piece of its own; neither its first nor its last line stands alone on a page. */
function drawLines({
  runs,
  size,
  x,
  width,
  align,
  faint,
  before = 0,
  after = 0,
}: LinesInput): Piece[] {
  const lines = wrapRuns(runs, size, width);
  return lines.map((line, index) => {
    const top = index === 0 ? before : 0;
    const left = x + (align ? (width - line.width) * BEFORE[align] : 0);
    const items = line.runs.map((run): PageItem => ({
      kind: 'text',
      x: left + run.x,
      y: top + size * BASELINE,
      size,
      text: run.text,
      ...(run.bold ? { bold: true } : {}),
      ...(faint ? { faint } : {}),
    }));
    const keep = lines.length > 1 && (index === 0 || index === lines.length - 2);
    return {
      items,
      height: top + size * LINE + (index === lines.length - 1 ? after : 0),
      ...(keep ? { keep } : {}),
    };
  });
}

/** Pieces as one that is never cut. */
function together(pieces: Piece[]): Piece {
  let height = 0;
  const items = pieces.flatMap((piece) => {
    const moved = piece.items.map((item): PageItem =>
      item.kind === 'line'
        ? { ...item, y: item.y + height, toY: item.toY + height }
        : { ...item, y: item.y + height },
    );
    height += piece.height;
    return moved;
  });
  return { items, height };
}

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

function drawSignatures(
  parties: { role: string; name: string | undefined }[],
  { x, width, scale }: Place,
): Piece {
  const gap = 24 * scale;
  // One signature alone is no wider than one of two, and stands at the end of the line.
  const each = (width - gap) / 2;
  const start = x + (parties.length === 1 ? width - each : 0);
  const height = SIGNATURE_HEIGHT * scale;
  const heads = parties.map(({ role, name }, index) => {
    const column = (runs: Run[], more: Partial<LinesInput> = {}) =>
      drawLines({
        runs,
        size: SIZE.signature * scale,
        x: start + index * (each + gap),
        width: each,
        align: 'center',
        ...more,
      });
    return together([
      ...column([{ text: role, bold: true }], { before: 6 * scale }),
      ...column(plain(name?.trim() || ' ')),
    ]);
  });
  // The lines to sign on stand at one height, below the longest name.
  const y = Math.max(...heads.map((head) => head.height)) + height * 0.5;
  const lines = parties.flatMap((_party, index): PageItem[] => {
    const left = start + index * (each + gap);
    const caption = drawLines({
      runs: plain('semnătura'),
      size: Math.max(CAPTION, 7 * scale),
      x: left,
      width: each,
      align: 'center',
      faint: true,
    })[0]!;
    return [
      { kind: 'line', x: left + each * 0.1, y, toX: left + each * 0.9, toY: y, faint: true },
      ...caption.items.map((item) => ({ ...item, y: item.y + y + 2 })),
    ];
  });
  return { items: [...heads.flatMap((head) => head.items), ...lines], height: y + height * 0.25 };
}
