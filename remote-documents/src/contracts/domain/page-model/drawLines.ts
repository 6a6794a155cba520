import type { PageItem } from './pageModel';
import type { Piece } from './piece';
import type { Run } from './runs';
import { wrapRuns } from './wrapRuns';

const LINE = 1.32;
export const BASELINE = 0.95;
/** Smallest print. */
export const CAPTION = 6.5;
/** The part of the free width that stands before an aligned line. */
const BEFORE = { center: 1 / 2, right: 1 };

export type LinesInput = {
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
export function drawLines({
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
export function together(pieces: Piece[]): Piece {
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
