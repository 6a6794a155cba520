import { axeFindingsInBothColours } from '../../support/axe';
import { makePdf } from '../../support/papers/makePdf';
import { expect, signIn, test } from '../../support/test';
import { settle, visit } from '../../support/visit';
import { findCar } from '../../support/listings/seededListing';

const certificate =
  'Certificat RAR Auto-Pass. Data emiterii: 12.01.2026. Numar de identificare WVWZZZ1KZAW999999. Anul fabricatiei: 2001. Kilometraj: 912.000 km';

test('a seller attaches a certificate, is told what it contradicts, and a buyer reads the same beside the history and the costs of the car', async ({
  page,
  request,
  browser,
}) => {
  const { path, title } = await findCar(
    request,
    '/toate-anunturile?categorie=autoturisme&vanzator=demoVanzator',
  );
  await signIn(page, 'vanzator@demo.ro');
  await visit(page, path);
  await page.getByRole('link', { name: 'Atașați dovezi' }).click();
  await expect(page).toHaveURL('/arhivare/start');
  await page.getByLabel('Adăugați PDF-uri sau imagini').setInputFiles({
    name: 'autopass.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf([{ line: certificate, width: 1600, height: 200 }]),
  });
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Acțiuni pentru autopass' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Atașați la un anunț ca dovadă');
  const dialog = page.getByRole('dialog', { name: 'Dovadă la un anunț' });
  await expect(dialog.getByText(/Am citit din PDF/)).toBeVisible();
  await expect(dialog.getByLabel('Data de pe dovadă')).toHaveValue('2026-01-12');
  await expect(dialog.getByLabel('Kilometri pe dovadă')).toHaveValue('912000');
  await dialog.getByLabel('Anunțul legat').selectOption({ label: title });
  await expect(dialog.getByText(/912\.000 km, iar anunțul mai puțini/)).toBeVisible();
  await expect(dialog.getByText(/peste 60 de zile/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Atașați oricum' }).click();
  await expect(page.getByText('Dovada apare la anunț.')).toBeVisible();

  const buyer = await browser.newPage();
  await visit(buyer, path);
  await buyer.getByText('Dovezi de la vânzător (1)').click();
  await expect(buyer.getByText('văzut de noi: nu · atașat de vânzător: da')).toBeVisible();
  await expect(buyer.getByText(/912\.000 km, iar anunțul mai puțini/)).toBeVisible();
  await expect(buyer.getByText(/peste 60 de zile: a fost valabil până la/)).toBeVisible();
  await buyer.locator('summary', { hasText: /^Istoric/ }).click();
  await expect(buyer.getByText(/^De vânzare de/)).toBeVisible();
  await buyer.getByText('Cât costă păstrarea pe 12 luni').click();
  await buyer.getByLabel('RCA pe 12 luni, de la').fill('900');
  await buyer.getByLabel('RCA pe 12 luni, până la').fill('1.400');
  await expect(buyer.getByRole('row', { name: /^RCA/ })).toContainText('900 lei – 1.400 lei');
  // From its top: the bar that stays in sight covers nothing there.
  await buyer.evaluate(() => scrollTo(0, 0));
  await settle(buyer);
  expect(await axeFindingsInBothColours(buyer)).toEqual([]);
  await buyer.close();

  await act('Luați dovada de la anunț');
  await expect(page.getByText(/Dovada nu mai apare la anunț/)).toBeVisible();
});
