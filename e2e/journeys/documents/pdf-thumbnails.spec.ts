import type { Locator } from '@playwright/test';
import { plainPdf } from '../../support/papers/pdfToolFiles';
import { smallPdf } from '../../support/papers/smallPdf';
import { type Page, expect, signIn, test } from '../../support/test';

type Files = Parameters<Locator['setInputFiles']>[0];

/** Somebody takes files into the PDF tools; answers with the pages that are drawn of them. */
async function addFiles(page: Page, files: Files): Promise<Locator> {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  await page.getByLabel('Adăugați poze sau PDF-uri').setInputFiles(files);
  return page.getByRole('list', { name: 'Paginile' }).locator('canvas');
}

const longestSides = (drawn: Locator) =>
  drawn.evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map(({ width, height }) => Math.max(width, height)),
  );

test('every page of two PDFs is drawn, also those of the longer one after the shorter one was opened', async ({
  page,
}) => {
  const drawn = await addFiles(page, [plainPdf('dosar.pdf', 5), smallPdf('Factura 2031')]);
  const seen = async (longestSide: number) => {
    for (const tile of await drawn.all()) await tile.scrollIntoViewIfNeeded();
    await expect
      .poll(() => longestSides(drawn))
      .toEqual(Array.from({ length: 6 }, () => longestSide));
  };
  await expect(drawn).toHaveCount(6);
  await seen(240);
  await page.getByRole('radio', { name: 'Mari' }).check();
  await seen(500);
});

declare global {
  interface Window {
    /** Addresses of workers that were not started. */
    refused: string[];
  }
}

const refuseWorkers = (page: Page, named: string) =>
  page.addInitScript((named) => {
    window.refused = [];
    window.Worker = new Proxy(Worker, {
      construct(target, given: [string | URL, WorkerOptions?]) {
        if (String(given[0]).includes(named)) {
          window.refused.push(String(given[0]));
          throw new DOMException('Refused', 'SecurityError');
        }
        return new target(...given);
      },
    });
  }, named);

test('where a browser refuses the worker that reads PDFs the page reads them by itself', async ({
  page,
}) => {
  await refuseWorkers(page, 'pdf_worker_min');
  const drawn = await addFiles(page, smallPdf('Factura 2032'));
  await expect.poll(() => longestSides(drawn)).toEqual([240]);
  // Its size comes before its words.
  await expect
    .poll(() =>
      drawn.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return data.some(
          (value, index) => index % 4 === 0 && value < 128 && data[index + 3]! > 128,
        );
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => window.refused)).toEqual([
    expect.stringContaining('pdf_worker_min'),
  ]);
});

test('where a browser refuses every worker a file that cannot be taken in is named', async ({
  page,
}) => {
  await refuseWorkers(page, '');
  await addFiles(page, smallPdf('Factura 2033'));
  await expect(page.getByRole('alert').filter({ hasText: 'factura.pdf' })).toBeVisible();
});
