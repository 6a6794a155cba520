import { plainPdf } from '../../support/pdfToolFiles';
import { smallPdf } from '../../support/smallPdf';
import { expect, signIn, test } from '../../support/test';

test('every page of two PDFs is drawn, also those of the longer one after the shorter one was opened', async ({
  page,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  const drawn = page.getByRole('list', { name: 'Paginile' }).locator('canvas');
  const longestSides = () =>
    drawn.evaluateAll((all) =>
      (all as HTMLCanvasElement[]).map(({ width, height }) => Math.max(width, height)),
    );
  await page
    .getByLabel('Adăugați poze sau PDF-uri')
    .setInputFiles([plainPdf('dosar.pdf', 5), smallPdf('Factura 2031')]);
  const seen = async (longestSide: number) => {
    for (const tile of await drawn.all()) await tile.scrollIntoViewIfNeeded();
    await expect.poll(longestSides).toEqual(Array.from({ length: 6 }, () => longestSide));
  };
  await expect(drawn).toHaveCount(6);
  await seen(240);
  await page.getByRole('radio', { name: 'Mari' }).check();
  await seen(500);
});
