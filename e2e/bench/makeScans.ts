import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type PdfPage, makePdf } from '../support/papers/makePdf';
import { drawJpeg } from './makePhotos';

const PAGES_A_FILE = 100;
const DIFFERENT = 10;
const SCAN = { width: 1240, height: 1754 };

/** PDFs as a scanner makes them (A4, 150 dots an inch, a line of text over each picture) in a folder; returns their paths. */
export async function makeScans(page: Page, folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const jpegs: Buffer[] = [];
  for (let seed = 1; seed <= DIFFERENT; seed += 1)
    jpegs.push(await drawJpeg(page, { ...SCAN, quality: 0.75, seed }));
  const paths: string[] = [];
  let bytes = 0;
  for (let first = 0; first < count; first += PAGES_A_FILE) {
    const pages = Array.from(
      { length: Math.min(PAGES_A_FILE, count - first) },
      (_, at): PdfPage => ({
        line: `Pagina ${first + at + 1}`,
        width: 595,
        height: 842,
        jpeg: { bytes: jpegs[at % DIFFERENT]!, ...SCAN },
      }),
    );
    const pdf = makePdf(pages);
    bytes += pdf.length;
    const path = join(folder, `scan-${paths.length + 1}.pdf`);
    await writeFile(path, pdf);
    paths.push(path);
  }
  console.log(`  ${count} scanned pages, ${(bytes / 1e6).toFixed(0)} MB in ${paths.length} files`);
  return paths;
}
