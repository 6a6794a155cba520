import type * as Pdfjs from 'pdfjs-dist';
// Minified: of the other ones the runner reads source maps of megabytes as soon as a stack is asked for.
// @ts-expect-error -- it has no types
import * as minified from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

const { getDocument } = minified as typeof Pdfjs;

/** Page count, sizes in points, text of a PDF and where its leftmost words begin, as a reader of another make sees them. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: { width: number; height: number }[]; text: string; left: number }> {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const pages: { width: number; height: number }[] = [];
  const texts: string[] = [];
  let left = Infinity;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width: Math.round(width), height: Math.round(height) });
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) left = Math.min(left, item.transform[4]);
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return { pages, text: texts.join('\n').replace(/\s+/g, ' '), left };
}
