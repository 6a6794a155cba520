import { openPdf } from '#domain/pdfReader';
import { drawSheet, toPicture } from './drawSheet';
import type { DrawnPage } from './DrawnPage';

/**
 * The pages of a PDF as the reader draws them, with their words and where they stand: for a file that the reader opens and the
 * editor of pages does not.
 * @throws MarketError as `openPdf` does; Error when it has no page
 */
export async function* drawnPages(
  blob: Blob,
  password?: string,
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
): AsyncGenerator<DrawnPage> {
  const pdf = await openPdf({ id: 'drawn', blob, ...(password ? { password } : {}) });
  try {
    const canvas = document.createElement('canvas');
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const shown = await drawSheet(page, canvas);
      const { width, height } = shown;
      const { items } = await page.getTextContent();
      const words = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform as number[];
        const [x, y] = shown.convertToViewportPoint(e, f) as [number, number];
        const degrees = (Math.atan2(b, a) * 180) / Math.PI - page.rotate;
        return [{ text: item.str, x, y: height - y, size: Math.hypot(c, d), degrees }];
      });
      yield { picture: await toPicture(canvas, type), width, height, words };
      page.cleanup();
    }
    canvas.width = 0; // its memory at once
  } finally {
    await pdf.loadingTask.destroy();
  }
}
