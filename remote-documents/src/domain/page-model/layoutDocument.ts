import type { Block, DocumentContent } from './blocks';
import { drawBlock } from './drawBlock';
import { PAGE_HEIGHT, PAGE_WIDTH, type Page, type PageModel } from './pageModel';
import { textWidth } from './textWidth';

const MARGIN = 36;
/** Running text is drawn larger than a form's: about 11 points. */
const READING_SCALE = 1.15;
const SMALLEST_SCALE = 0.6;
const SCALE_STEP = 0.02;
const FOOTER_SIZE = 7;

/** Blocks as pages of A4; a block that does not fit goes to the next page, a long text is cut between lines. */
export function layoutDocument({ title, blocks, onePage, dense }: DocumentContent): PageModel {
  let scale = dense ? 1 : READING_SCALE;
  let pages = flow(blocks, scale);
  while (onePage && pages.length > 1 && scale > SMALLEST_SCALE) {
    scale -= SCALE_STEP;
    pages = flow(blocks, scale);
  }
  if (pages.length > 1) pages.forEach((page, index) => number(page, index + 1, pages.length));
  return { title, pages };
}

function flow(blocks: readonly Block[], scale: number): Page[] {
  const pages: Page[] = [{ items: [] }];
  const bottom = PAGE_HEIGHT - MARGIN;
  let y = MARGIN;
  const place = { x: MARGIN, width: PAGE_WIDTH - 2 * MARGIN, scale };
  blocks.forEach((block, index) => {
    const pieces = drawBlock(block, place);
    // A heading never stays alone at the foot of a page.
    const next = block.kind === 'heading' && blocks[index + 1] ? (drawBlock(blocks[index + 1]!, place)[0]?.height ?? 0) : 0;
    for (const piece of pieces) {
      if (y + piece.height + next > bottom && y > MARGIN) {
        pages.push({ items: [] });
        y = MARGIN;
      }
      for (const item of piece.items) pages.at(-1)!.items.push(item.kind === 'line' ? { ...item, y: item.y + y, toY: item.toY + y } : { ...item, y: item.y + y });
      y += piece.height;
    }
  });
  return pages;
}

function number(page: Page, current: number, total: number) {
  const text = `Pagina ${current} din ${total}`;
  page.items.push({ kind: 'text', text, size: FOOTER_SIZE, faint: true, x: PAGE_WIDTH - MARGIN - textWidth(text, FOOTER_SIZE), y: PAGE_HEIGHT - MARGIN / 2 });
}
