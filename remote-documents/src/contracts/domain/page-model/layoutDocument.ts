import type { Block, DocumentContent } from './blocks';
import { drawAnew } from './drawAnew';
import {
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type Page,
  type PageItem,
  type PageModel,
  type TextTag,
} from './pageModel';
import type { Piece, Place } from './piece';
import { textWidth } from './textWidth';

type Draw = ReturnType<typeof drawAnew>;

const MARGIN = 36;
/** What every printer leaves of a page: about a centimetre. */
const FORM_MARGIN = 28;
/** Running text is drawn larger than a form's: about 11 points. */
const READING_SCALE = 1.15;
/** Running text may shrink to about 9 points where that saves a page. */
const SMALLEST_READING_SCALE = 0.95;
const SMALLEST_SCALE = 0.6;
const SCALE_STEP = 0.02;
const FOOTER_SIZE = 7;

/** Blocks as pages of A4; a block that does not fit goes to the next page, a long text is cut between lines. */
export function layoutDocument(content: DocumentContent): PageModel {
  const pages = [content, ...(content.annexes ?? [])].flatMap(pagesOf);
  if (pages.length > 1) pages.forEach((page, index) => number(page, index + 1, pages.length));
  const others = (content.papers ?? []).flatMap((paper) => layoutDocument(paper).pages);
  return { title: content.title, pages: [...pages, ...others] };
}

function pagesOf({ blocks, onePage, dense }: DocumentContent): Page[] {
  const largest = dense ? 1 : READING_SCALE;
  const margin = dense ? FORM_MARGIN : MARGIN;
  const draw = drawAnew();
  let pages = flow(blocks, largest, margin, draw);
  const aim = onePage ? 1 : pages.length - 1;
  const smallest = onePage ? SMALLEST_SCALE : SMALLEST_READING_SCALE;
  for (
    let scale = largest - SCALE_STEP;
    aim > 0 && pages.length > aim && scale >= smallest;
    scale -= SCALE_STEP
  ) {
    const smaller = flow(blocks, scale, margin, draw);
    if (onePage || smaller.length <= aim) pages = smaller;
  }
  return pages;
}

/** What stays on the page of what follows: a heading, and the last lines above the signatures. */
function staysWithNext(blocks: readonly Block[], index: number): boolean {
  const [block, next, afterNext] = blocks.slice(index, index + 3);
  return (
    block!.kind === 'heading' ||
    next?.kind === 'signatures' ||
    (next?.kind === 'gap' && afterNext?.kind === 'signatures')
  );
}

function toPieces(blocks: readonly Block[], place: Place, draw: Draw): Piece[] {
  return blocks.flatMap((block, index) => {
    const pieces = draw(block, place).map((piece) => tagged(piece, block, index));
    return staysWithNext(blocks, index)
      ? pieces.map((piece, at) => (at === pieces.length - 1 ? { ...piece, keep: true } : piece))
      : pieces;
  });
}

const tags: Partial<Record<Block['kind'], TextTag>> = { title: 'H1', heading: 'H2', list: 'LI' };

function tagged(piece: Piece, { kind }: Block, block: number): Piece {
  const items = piece.items.map((item): PageItem =>
    item.kind === 'text' ? { ...item, tag: tags[kind] ?? 'P', block } : item,
  );
  return { ...piece, items };
}

function flow(blocks: readonly Block[], scale: number, margin: number, draw: Draw): Page[] {
  const pieces = toPieces(blocks, { x: margin, width: PAGE_WIDTH - 2 * margin, scale }, draw);
  const height = PAGE_HEIGHT - 2 * margin;
  const pages: Page[] = [{ items: [] }];
  let y = 0;
  pieces.forEach((piece, index) => {
    const ends = pieces.findIndex((each, at) => at >= index && !each.keep);
    const together = pieces.slice(index, ends + 1).reduce((sum, each) => sum + each.height, 0);
    const needed = together > height ? piece.height : together;
    if (y + needed > height && y > 0) {
      pages.push({ items: [] });
      y = 0;
    }
    pages.at(-1)!.items.push(...piece.items.map((item) => lowered(item, y + margin)));
    y += piece.height;
  });
  return pages;
}

const lowered = (item: PageItem, by: number): PageItem =>
  item.kind === 'line'
    ? { ...item, y: item.y + by, toY: item.toY + by }
    : { ...item, y: item.y + by };

function number(page: Page, current: number, total: number) {
  const text = `Pagina ${current} din ${total}`;
  page.items.push({
    kind: 'text',
    text,
    size: FOOTER_SIZE,
    faint: true,
    x: PAGE_WIDTH - MARGIN - textWidth(text, FOOTER_SIZE),
    y: PAGE_HEIGHT - MARGIN / 2,
  });
}
