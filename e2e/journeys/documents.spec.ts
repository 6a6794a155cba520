// Longer than most: the four tools of the documents' remote, each from its form to the file that leaves the browser.
import { readFile } from 'node:fs/promises';
import { readPdf } from '../support/readPdf';
import { type Page, expect, signIn, test } from '../support/test';

const A4 = { width: 595, height: 842 };
const golf = 'Volkswagen Golf 7 1.6 TDI 115 CP, 2017, unic proprietar în țară';
const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const fillIn = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await box(page, label).fill(value);
};
/** The bytes of the file that `act` makes the browser save, and its name. */
async function saved(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
async function openGolf(page: Page): Promise<string> {
  await page.goto('/toate-anunturile?vanzator=demoVanzator');
  await page.getByRole('link', { name: golf }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: golf })).toBeVisible();
  return new URL(page.url()).pathname.slice(-20);
}

test('a car is taxed with every step shown, and the address brings the same figures to somebody else', async ({ page, newPerson }) => {
  await page.goto('/calculator');
  await box(page, 'Capacitate cilindrică').fill('1968');
  await page.getByLabel('Normă de poluare').selectOption({ label: 'Euro 5' });
  const result = page.getByRole('region', { name: /Impozitul pe un an/ });
  await expect(result.getByText('267 lei', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cum am calculat' }).getByText('art. 470', { exact: false }).first()).toBeVisible();

  await page.getByLabel('Cotă adițională a localității').fill('16,5');
  await expect(result.getByText('311 lei', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/cm3=1968.*cota=16%2C5/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(box(page, 'Capacitate cilindrică')).toBeHidden();
  await expect(result).toBeVisible();

  const other = await newPerson();
  await other.goto(page.url());
  await expect(box(other, 'Capacitate cilindrică')).toHaveValue('1968');
  await expect(other.getByLabel('Cotă adițională a localității')).toHaveValue('16,5');
  await expect(other.getByRole('region', { name: /Impozitul pe un an/ }).getByText('311 lei', { exact: true })).toBeVisible();
});

test('what cannot be a displacement is said beside the field and no figure is shown', async ({ page }) => {
  await page.goto('/calculator');
  const displacement = box(page, 'Capacitate cilindrică');
  await page.getByLabel('Normă de poluare').selectOption({ label: 'Euro 6' });
  for (const [typed, said] of [['0', /între 1 și/], ['99999', /între 1 și/], ['abc', /Scrieți un număr/], ['1968,5', /număr întreg/]] as const) {
    await displacement.fill(typed);
    await expect(displacement).toHaveAccessibleDescription(said);
    await expect(page.getByText('Corectați câmpurile marcate ca să vedeți impozitul.')).toBeVisible();
  }
  await displacement.fill('1.968');
  await expect(displacement).not.toHaveAccessibleDescription(/număr|între/);
  await expect(page.getByText('pentru anul 2026')).toBeVisible();
});

test('from a listing the calculator opens filled in, and its data goes to a new listing', async ({ page }) => {
  const id = await openGolf(page);
  await page.getByText('Impozit estimat:').click();
  await page.getByRole('link', { name: 'Deschideți calculatorul' }).click();
  await expect(page).toHaveURL(new RegExp(`/calculator\\?anunt=${id}`));
  await expect(page.getByText(`Datele sunt luate din anunțul „${golf}”.`)).toBeVisible();
  await expect(box(page, 'Capacitate cilindrică')).toHaveValue('1598');
  await expect(page.getByLabel('Normă de poluare')).toHaveValue('6');
  await expect(box(page, 'Localitatea').locator('option:checked')).toHaveText(/^Sibiu/);
  await expect(page.getByText('pentru anul 2026')).toBeVisible();

  await page.goto('/calculator?cm3=1968&norma=5');
  await page.getByRole('link', { name: 'Folosește la un anunț nou' }).click();
  await expect(page.getByText('Datele din calculator sunt în anunț.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Autoturisme' })).toBeChecked();
  await page.goto('/adauga-anunt?pas=detalii');
  await expect(page.getByRole('textbox', { name: 'Capacitate' })).toHaveValue('1.968');
  await expect(page.getByLabel('Norma de poluare')).toHaveValue('euro5');
});

const people = {
  seller: { 'Nume și prenume sau denumirea firmei': 'Ștefănescu Ioana-Mădălina', CNP: '1630615123457', Seria: 'SB', 'Numărul actului': '123456', Județul: 'Sibiu', 'Municipiu, oraș sau comună': 'Sibiu', Strada: 'Țiglarilor', Număr: '12' },
  buyer: { 'Nume și prenume sau denumirea firmei': 'Țuțea Mircea-Gheorghiță', CNP: '2850412320018', Seria: 'SB', 'Numărul actului': '654321', Județul: 'Sibiu', 'Municipiu, oraș sau comună': 'Șelimbăr', Strada: 'Mihai Viteazul', Număr: '3' },
};

test('a sale between two persons is filled in beside its page, becomes one page of searchable text, and is opened again to be corrected', async ({ page }) => {
  await page.goto('/contracte');
  await page.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }).click();
  const paper = page.getByRole('img', { name: 'Previzualizare: pagina 1 din 1' });
  await fillIn(page, people.seller);
  await expect(paper.getByText('Ștefănescu Ioana-Mădălina').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continuă', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Cumpărătorul' })).toBeFocused();
  await fillIn(page, people.buyer);
  await page.getByRole('button', { name: 'Continuă', exact: true }).click();
  await fillIn(page, { Marca: 'Škoda', 'Tipul / modelul': 'Octavia', 'Număr de identificare (VIN)': 'TMBJJ7NE8H0123456', 'Număr de înmatriculare': 'sb 12 abc', 'An de fabricație': '2017', 'Capacitate cilindrică': '1968' });
  await page.getByLabel('Normă de poluare').selectOption('Euro 6');
  await page.getByRole('button', { name: 'Continuă', exact: true }).click();
  await fillIn(page, { Prețul: '12.500,50', Localitatea: 'Sibiu' });
  await expect(page.getByText('Toate câmpurile necesare sunt completate.')).toBeVisible();
  await expect(box(page, 'Prețul')).toHaveAccessibleDescription(/douăsprezece mii cinci sute/i);

  const file = await saved(page, () => page.getByRole('button', { name: 'Descarcă PDF' }).click());
  expect(file.name).toBe('contract-vanzare-auto.pdf');
  const { pages, text } = await readPdf(file.bytes);
  expect(pages).toEqual([A4]);
  for (const part of ['Ștefănescu Ioana-Mădălina', 'Țuțea Mircea-Gheorghiță', '1630615123457', 'Țiglarilor', 'Șelimbăr', 'Škoda', 'TMBJJ7NE8H0123456', 'SB 12 ABC', '12.500,50 lei', 'organului fiscal local', '5 exemplare']) expect(text).toContain(part);
  await expect(page.getByText(/^Gata: contract-vanzare-auto\.pdf/)).toBeVisible();

  const kept = await saved(page, () => page.getByRole('button', { name: 'Salvează pentru corectare' }).click());
  await page.goto('/contracte');
  await page.getByLabel('Deschide un act salvat').setInputFiles({ name: kept.name, mimeType: 'application/json', buffer: kept.bytes });
  await expect(page).toHaveURL(/document=vanzare-auto/);
  await expect(box(page, 'Nume și prenume sau denumirea firmei')).toHaveValue('Ștefănescu Ioana-Mădălina');
  await box(page, 'Nume și prenume sau denumirea firmei').fill('Ștefănescu Ioana');
  const corrected = await readPdf((await saved(page, () => page.getByRole('button', { name: 'Descarcă PDF' }).click())).bytes);
  expect(corrected.text).not.toContain('Ioana-Mădălina');
  expect(corrected.text).toContain('Țuțea Mircea-Gheorghiță');
  expect(page.url()).not.toContain('1630615123457');
});

test('from a listing the contract knows the vehicle and the price; its owner finds the own name too', async ({ page, newPerson }) => {
  const id = await openGolf(page);
  await page.goto(`/contracte?anunt=${id}`);
  await page.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }).click();
  await expect(page.getByText(`Completat din anunțul „${golf}”`)).toBeVisible();
  await expect(box(page, 'Nume și prenume sau denumirea firmei')).toHaveValue('');
  await page.getByRole('button', { name: /^Vehiculul/ }).click();
  await expect(box(page, 'Marca')).toHaveValue('Volkswagen');
  await expect(box(page, 'Capacitate cilindrică')).toHaveValue('1598');
  await page.getByRole('button', { name: /^Prețul și semnarea/ }).click();
  await expect(box(page, 'Prețul')).toHaveValue('9750');
  await expect(box(page, 'Moneda')).toHaveValue('EUR');

  const owner = await newPerson();
  await signIn(owner, 'vanzator@demo.ro');
  await owner.goto(`/contracte?document=vanzare-auto&anunt=${id}`);
  await expect(box(owner, 'Nume și prenume sau denumirea firmei')).toHaveValue('Mihai Stoica');
  await expect(box(owner, 'E-mail')).toHaveValue('vanzator@demo.ro');
});

test('signing in to keep a half written document loses none of it', async ({ page }) => {
  await page.goto('/contracte?document=chitanta');
  const name = page.getByLabel(/^Nume și prenume/).first();
  await name.fill('Ștefănescu Ioana');
  await page.getByRole('link', { name: 'Intrați în cont ca să păstrați actul în arhiva personală.' }).click();
  await fillIn(page, { 'E-mail': 'utilizator@demo.ro', Parolă: 'Parola-demo-1' });
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL('/contracte?document=chitanta');
  await expect(name).toHaveValue('Ștefănescu Ioana');
  await expect(page.getByRole('button', { name: 'Păstrează în arhiva mea' })).toBeVisible();
});

/** Two pictures drawn in the page. */
async function drawPictures(page: Page) {
  const drawn = await page.evaluate(() =>
    Promise.all(['#7a2222', '#225577'].map(async (fill) => {
      const canvas = new OffscreenCanvas(1200, 800);
      const context = canvas.getContext('2d')!;
      context.fillStyle = fill;
      context.fillRect(0, 0, 1200, 800);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    })),
  );
  return drawn.map((base64, at) => ({ name: `talon-${at + 1}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }));
}

/** A PDF of one small page with a line of text. */
function smallPdf(line: string) {
  const stream = `BT /F1 12 Tf 20 100 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets: number[] = [];
  let text = '%PDF-1.4\n';
  objects.forEach((object, at) => {
    offsets.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

test('two pictures and a PDF become one document; a broken file is named and left out; the order is changed by keyboard', async ({ page }) => {
  await page.goto('/generare-pdf');
  await page.getByRole('link', { name: 'Intrați în cont și începeți' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  await expect(page.getByText('Nicio pagină încă')).toBeVisible();
  const broken = { name: 'stricat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nimic') };
  await page.getByLabel('Adăugați poze sau PDF-uri').setInputFiles([...(await drawPictures(page)), broken, smallPdf('Factura 2031')]);
  await expect(page.getByRole('heading', { name: '3 pagini' })).toBeVisible();
  await expect(page.getByText('stricat.pdf: este deteriorat sau nu poate fi citit')).toBeVisible();

  const pages = page.getByRole('list', { name: 'Paginile' }).getByRole('listitem');
  await expect(pages.nth(2)).toContainText('factura.pdf');
  await page.getByRole('button', { name: 'Mută pagina 3' }).press('Space');
  await expect(page.getByText(/Ați ridicat pagina 3|pe locul 3/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Pagina este acum pe locul 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(pages.nth(1)).toContainText('factura.pdf');

  await page.getByLabel('Numele fișierului').fill('Acte Golf');
  await page.getByRole('button', { name: 'Fă PDF-ul' }).click();
  await expect(page.getByText(/^Gata: Acte Golf\.pdf/)).toBeVisible();
  const file = await saved(page, () => page.getByRole('button', { name: 'Descarcă', exact: true }).click());
  expect(file.name).toBe('Acte Golf.pdf');
  const made = await readPdf(file.bytes);
  expect(made.pages[1]).toEqual({ width: 300, height: 200 });
  expect(made.pages).toHaveLength(3);
  expect(made.text).toContain('Factura 2031');
});

test('a kept document is found, renamed, downloaded in a ZIP, deleted and brought back; nobody else can read it', async ({ page, newPerson }) => {
  // The browser's own dialog for choosing a file cannot be answered here: the ordinary download stands in.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const own = { email: `arhiva-${Date.now()}@exemplu.ro`, password: 'o parolă lungă' };
  await page.goto('/register');
  await fillIn(page, { 'Nume afișat': 'Ana Pop', 'E-mail': own.email, Parolă: own.password });
  await page.getByRole('button', { name: 'Creați contul' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/contracte?document=chitanta');
  await page.getByRole('button', { name: 'Păstrează în arhiva mea' }).click();
  await expect(page.getByText('Actul a fost păstrat în arhivă.')).toBeVisible();
  await page.getByRole('link', { name: 'Deschide arhiva' }).click();
  const kept = page.getByRole('list', { name: 'Arhiva mea' }).getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await page.getByLabel('Adăugați PDF-uri sau imagini').setInputFiles(smallPdf('Talon'));
  await expect(kept).toHaveCount(2);
  await expect(page.getByText(/MB din 200 MB/)).toBeVisible();

  await page.getByLabel('Caută în arhivă').fill('chitanta');
  await expect(kept).toHaveCount(1);
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Acțiuni pentru ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Chitanță între persoane fizice', 'Redenumește și etichetează');
  await page.getByRole('dialog').getByLabel('Nume').fill('Chitanță Golf, țiriac');
  await page.getByRole('dialog').getByLabel('Etichete').fill('golf, vânzare');
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(kept.getByText('Chitanță Golf, țiriac', { exact: true })).toBeVisible();
  await page.getByLabel('Caută în arhivă').fill('VANZARE golf');
  await expect(kept).toHaveCount(1);
  await page.getByLabel('Caută în arhivă').fill('');
  await expect(kept).toHaveCount(2);

  const read = page.waitForRequest(/\/o\/archive%2F/);
  await page.getByRole('button', { name: 'Alege toate' }).click();
  const zip = await saved(page, () => page.getByRole('button', { name: 'Descarcă ZIP' }).click());
  expect(zip.name).toBe('arhiva.zip');
  expect(zip.bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['Chitanță Golf, țiriac.pdf', 'factura.pdf']) expect(zip.bytes.includes(name)).toBe(true);

  await act('factura', 'Șterge');
  await expect(kept).toHaveCount(1);
  await page.getByRole('button', { name: 'Anulează' }).click();
  await expect(kept).toHaveCount(2);
  await act('factura', 'Previzualizează');
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Pagina 1' })).toBeVisible();

  const fileAddress = (await read).url();
  const [, uid, id] = /archive%2F([^%]+)%2F([A-Za-z0-9]+)\./.exec(fileAddress)!;
  const others = ['utilizator@demo.ro', 'admin@demo.ro'].map((email) => ({ email, password: undefined, statuses: [403, 403] }));
  for (const { email, password, statuses } of [{ ...own, statuses: [200, 200] }, ...others]) {
    const person = await newPerson();
    await signIn(person, email, password);
    const proven = person.waitForRequest((request) => /\/documents[:/]/.test(request.url()) && 'authorization' in request.headers());
    await person.goto('/arhivare/start');
    const asked = await proven;
    const token = asked.headers()['authorization']!.replace(/^Bearer /, '');
    const documents = asked.url().replace(/\/documents.*$/, '/documents');
    const file = await person.request.get(fileAddress, { headers: { authorization: `Firebase ${token}` } });
    const entry = await person.request.get(`${documents}/users/${uid}/archive/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect([file.status(), entry.status()], email).toEqual(statuses);
  }
  const stranger = await newPerson();
  expect((await stranger.request.get(fileAddress)).status()).toBe(403);
});
