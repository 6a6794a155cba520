import { openPdf } from './pdfReader';

/** A certificate has a page or two. */
const PAGES_MAX = 3;

/** The text of a PDF's first pages, empty where they are pictures. @throws MarketError `fileUnreadable`, `unavailable` */
export async function readPdfText(blob: Blob): Promise<string> {
  const pdf = await openPdf({ id: 'text', blob });
  try {
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    return pages.join('\n');
  } finally {
    await pdf.loadingTask.destroy();
  }
}
