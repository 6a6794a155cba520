import { box, fillIn, golf, openGolf, saved } from '../../support/papers/documentSteps';
import { readPdf } from '../../support/papers/readPdf';
import { expect, signIn, test } from '../../support/test';
import { goOn } from '../../support/visit';

const A4 = { width: 595, height: 842 };
const people = {
  seller: {
    'Nume și prenume': 'Ștefănescu Ioana-Mădălina',
    CNP: '1630615123457',
    Seria: 'SB',
    'Numărul actului': '123456',
    Județul: 'Sibiu',
    'Municipiu, oraș sau comună': 'Sibiu',
    Strada: 'Țiglarilor',
    Număr: '12',
  },
  buyer: {
    'Nume și prenume': 'Țuțea Mircea-Gheorghiță',
    CNP: '2850412320018',
    Seria: 'SB',
    'Numărul actului': '654321',
    Județul: 'Sibiu',
    'Municipiu, oraș sau comună': 'Șelimbăr',
    Strada: 'Mihai Viteazul',
    Număr: '3',
  },
};

test('a sale between two persons is filled in beside its page, becomes one page of searchable text, and is opened again to be corrected', async ({
  page,
}) => {
  await page.goto('/contracte');
  await page.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }).click();
  const paper = page.getByRole('img', { name: 'Previzualizare: pagina 1 din 1' });
  await fillIn(page, people.seller);
  await expect(paper.getByText('Ștefănescu Ioana-Mădălina').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continuați', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Cumpărătorul' })).toBeFocused();
  await fillIn(page, people.buyer);
  await page.getByRole('button', { name: 'Continuați', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Alți proprietari' })).toBeFocused();
  await page.getByRole('button', { name: 'Continuați', exact: true }).click();
  await fillIn(page, {
    Marca: 'Škoda',
    'Tipul / modelul': 'Octavia',
    'Număr de identificare (VIN)': 'TMBJJ7NE8H0123456',
    'Număr de înmatriculare': 'sb 12 abc',
    'An de fabricație': '2017',
    'Capacitate cilindrică': '1968',
  });
  await page.getByLabel('Normă de poluare').selectOption('Euro 6');
  await page.getByRole('button', { name: 'Continuați', exact: true }).click();
  await fillIn(page, { Prețul: '12.500,50', Localitatea: 'Sibiu' });
  await expect(page.getByText('Toate câmpurile necesare sunt completate.')).toBeVisible();
  await expect(box(page, 'Prețul')).toHaveAccessibleDescription(/douăsprezece mii cinci sute/i);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(box(page, 'Prețul')).toBeHidden();
  await expect(paper.getByText('12.500,50').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const file = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați PDF' }).click(),
  );
  expect(file.name).toBe('contract-vanzare-auto.pdf');
  const { pages, text } = await readPdf(file.bytes);
  expect(pages).toEqual([A4]);
  for (const part of [
    'Ștefănescu Ioana-Mădălina',
    'Țuțea Mircea-Gheorghiță',
    '1630615123457',
    'Țiglarilor',
    'Șelimbăr',
    'Škoda',
    'TMBJJ7NE8H0123456',
    'SB 12 ABC',
    '12.500,50 lei',
    'Organul fiscal local al cumpărătorului',
    '5 exemplare',
  ])
    expect(text).toContain(part);
  await expect(page.getByText(/^Gata: contract-vanzare-auto\.pdf/)).toBeVisible();

  const kept = await saved(page, () =>
    page.getByRole('button', { name: 'Salvați pentru corectare' }).click(),
  );
  await goOn(page, '/contracte');
  await page
    .getByLabel('Deschideți un act salvat')
    .setInputFiles({ name: kept.name, mimeType: 'application/json', buffer: kept.bytes });
  await expect(page).toHaveURL(/document=vanzare-auto/);
  await expect(box(page, 'Nume și prenume')).toHaveValue('Ștefănescu Ioana-Mădălina');
  await box(page, 'Nume și prenume').fill('Ștefănescu Ioana');
  const corrected = await readPdf(
    (await saved(page, () => page.getByRole('button', { name: 'Descărcați PDF' }).click())).bytes,
  );
  expect(corrected.text).not.toContain('Ioana-Mădălina');
  expect(corrected.text).toContain('Țuțea Mircea-Gheorghiță');
  expect(page.url()).not.toContain('1630615123457');
});

test('from a listing the contract knows the vehicle and the price; its owner finds the own name too', async ({
  page,
  newPerson,
}) => {
  const id = await openGolf(page);
  await page.goto(`/contracte?anunt=${id}`);
  await page.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }).click();
  await expect(page.getByText(`Completat din anunțul „${golf}”`)).toBeVisible();
  await expect(box(page, 'Nume și prenume')).toHaveValue('');
  await page.getByRole('button', { name: /^Vehiculul/ }).click();
  await expect(box(page, 'Marca')).toHaveValue('Volkswagen');
  await expect(box(page, 'Capacitate cilindrică')).toHaveValue('1598');
  await page.getByRole('button', { name: /^Prețul și semnarea/ }).click();
  await expect(box(page, 'Prețul')).toHaveValue('9750');
  await expect(box(page, 'Moneda')).toHaveValue('EUR');

  const owner = await newPerson();
  await signIn(owner, 'vanzator@demo.ro');
  await owner.goto(`/contracte?document=vanzare-auto&anunt=${id}`);
  await expect(box(owner, 'Nume și prenume')).toHaveValue('Mihai Stoica');
  await expect(box(owner, 'E-mail')).toHaveValue('vanzator@demo.ro');
});

test('signing in to keep a half written document loses none of it', async ({ page }) => {
  await page.goto('/contracte?document=chitanta');
  const name = page.getByLabel(/^Nume și prenume/).first();
  await name.fill('Ștefănescu Ioana');
  await page
    .getByRole('link', { name: 'Intrați în cont ca să păstrați actul în arhiva personală.' })
    .click();
  await page.waitForURL(/\/login/); // the document has a box for an e-mail address too
  await fillIn(page, { 'E-mail': 'utilizator@demo.ro', Parolă: 'Parola-demo-1' });
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL('/contracte?document=chitanta');
  await expect(name).toHaveValue('Ștefănescu Ioana');
  await expect(page.getByRole('button', { name: 'Păstrați în arhiva mea' })).toBeVisible();
});
