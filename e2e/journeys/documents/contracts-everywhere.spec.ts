import { axeFindings } from '../../support/axe';
import { box, fillIn, saved } from '../../support/papers/documentSteps';
import { readPdf } from '../../support/papers/readPdf';
import { expect, test } from '../../support/test';
import { goOn, visit } from '../../support/visit';

const A4 = { width: 595, height: 842 };
const documents = [
  'vanzare-auto',
  'dosar-vanzare',
  'antecontract',
  'predare-primire',
  'chitanta',
  'imputernicire',
  'declaratie',
  'itl-005',
  'itl-016',
  'comodat-auto',
  'inchiriere-auto',
  'prestari-servicii',
];

test('every step of every document is sound for assistive technology, in the dark and on a narrow screen too', async ({
  page,
}) => {
  test.slow();
  const looks = [
    { width: 1280, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
  ] as const;
  const found: string[] = [];
  await visit(page, '/contracte');
  for (const [index, id] of documents.entries()) {
    const { width, colorScheme } = looks[index % 2]!;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await goOn(page, `/contracte?document=${id}`);
    const steps = page.getByRole('navigation', { name: 'Pașii actului' }).getByRole('button');
    await expect(steps.first()).toBeVisible();
    for (let step = 0; step < (await steps.count()); step += 1) {
      await steps.nth(step).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
      const rules = await axeFindings(page, { within: 'main' });
      found.push(...rules.map((rule) => `${id} ${step}: ${rule}`));
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (wider > 0) found.push(`${id} ${step}: ${wider} px wider than the screen`);
    }
  }
  expect(found).toEqual([]);
});

test('every document becomes a PDF in the browser, empty as for the pen', async ({ page }) => {
  await visit(page, '/contracte');
  for (const id of documents) {
    await goOn(page, `/contracte?document=${id}`);
    const file = await saved(page, () =>
      page.getByRole('button', { name: 'Descărcați PDF' }).click(),
    );
    const { pages, text } = await readPdf(file.bytes);
    expect(pages.length > 1, id).toBe(id === 'dosar-vanzare'); // all papers of a sale
    expect(new Set(pages.map((size) => JSON.stringify(size))), id).toEqual(
      new Set([JSON.stringify(A4)]),
    );
    expect(text, id).toContain('semnătura');
  }
});

test('a step is filled in and left by keyboard alone', async ({ page }) => {
  await page.goto('/contracte?document=chitanta');
  await box(page, 'Nume și prenume').focus();
  await page.keyboard.type('Ștefănescu Ioana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1630615123458');
  await page.keyboard.press('Tab');
  await expect(box(page, 'CNP')).toHaveAccessibleDescription(/CNP-ul nu este corect/);
  await page.getByRole('button', { name: /^CNP: / }).press('Enter');
  await expect(box(page, 'CNP')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1630615123457');
  await expect(box(page, 'CNP')).not.toHaveAccessibleDescription(/nu este corect/);
  await page.getByRole('button', { name: 'Continuați', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Cine primește' })).toBeFocused();
  await page.getByRole('button', { name: 'Înapoi', exact: true }).press('Enter');
  await expect(box(page, 'Nume și prenume')).toHaveValue('Ștefănescu Ioana');
});

test('printed from the browser, a contract is its own page and nothing else', async ({ page }) => {
  await page.goto('/contracte?document=vanzare-auto');
  await box(page, 'Nume și prenume').fill('Ștefănescu Ioana');
  await expect(
    page
      .getByRole('img', { name: 'Previzualizare: pagina 1 din 1' })
      .getByText('Ștefănescu Ioana')
      .first(),
  ).toBeVisible();
  const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toEqual([A4]);
  const letters = text.replaceAll(/\s/g, ''); // where words end is the reader's guess
  expect(letters).toContain('CONTRACTDEÎNSTRĂINARE-DOBÂNDIRE');
  expect(letters).not.toContain('Continuați');
});

test('what comes after signing is dated from the contract, and the rules of 2026 are said beside the form', async ({
  page,
}) => {
  await page.goto('/contracte?document=vanzare-auto');
  await page.getByRole('button', { name: /^Prețul și semnarea/ }).click();
  await box(page, 'Data').fill('2026-12-15');
  const todo = page.getByRole('region', { name: 'Ce aveți de făcut' });
  await expect(todo.getByText('în 30 de zile, până la 14.01.2027')).toHaveCount(2);
  await expect(todo.getByText('în 90 de zile, până la 15.03.2027')).toBeVisible();
  for (const said of [
    /nu are datorii la bugetul local \(OUG 7\/2026\)/,
    /RAR Auto-Pass \(Legea 142\/2023\)/,
    /RCA/,
  ])
    await expect(todo.getByText(said)).toBeVisible();
});

for (const width of [375, 1280])
  test(`questions of one row stand in line at ${width} px, also where one of them has an error`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contracte?document=vanzare-auto');
    await fillIn(page, { CNP: '1630615123458', 'Cod poștal': '12', 'Nume și prenume': 'Ana' });
    const rows = [
      ['CNP', 'Act de identitate'],
      ['Cod poștal', 'Sat sau sector'],
      ['Municipiu, oraș sau comună', 'Județul'],
    ] as const;
    await expect(box(page, 'CNP')).toHaveAttribute('aria-invalid');
    await expect(box(page, 'Cod poștal')).toHaveAttribute('aria-invalid');
    const topOf = async (label: string) => Math.round((await box(page, label).boundingBox())!.y);
    for (const [one, other] of rows)
      expect({ other, top: await topOf(other) }).toEqual({ other, top: await topOf(one) });
  });
