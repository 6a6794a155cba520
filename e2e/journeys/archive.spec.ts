import { fillIn, saved } from '../support/documentSteps';
import { smallPdf } from '../support/smallPdf';
import { expect, signIn, test } from '../support/test';

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
