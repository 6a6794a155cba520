import { PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { type Area, turnArea } from './pageAreas';

/** Makes a page as large as a part of it. What is outside is seen no more, and stays in the file. */
export function cropPage(page: PDFPage, area: Area): void {
  const box = page.getCropBox();
  const turns = (((page.getRotation().angle % 360) + 360) % 360) / 90;
  let own = area; // as the page stands in the file: turned back
  for (let turn = turns; turn > 0 && turn < 4; turn += 1) own = turnArea(own);
  const cut = [
    box.x + own.x * box.width,
    box.y + (1 - own.y - own.height) * box.height,
    own.width * box.width,
    own.height * box.height,
  ] as const;
  page.setMediaBox(...cut);
  page.setCropBox(...cut);
  for (const other of ['BleedBox', 'TrimBox', 'ArtBox']) page.node.delete(PDFName.of(other));
}
