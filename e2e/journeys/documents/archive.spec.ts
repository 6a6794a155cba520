import { axeFindingsInBothColours } from '../../support/axe';
import { documentsOf } from '../../support/documentsOf';
import { fillIn, saved } from '../../support/papers/documentSteps';
import { type Account, enterAccount } from '../../support/people/enterAccount';
import { makeAccount } from '../../support/people/makeAccount';
import { smallPdf } from '../../support/papers/smallPdf';
import type { Site } from '../../support/startSite';
import { type Page, expect, signIn, test } from '../../support/test';
import { goOn, settle } from '../../support/visit';

const kept = (page: Page) => page.getByRole('list', { name: 'Arhiva mea' }).getByRole('listitem');
const input = (page: Page) => page.getByLabel('Adăugați PDF-uri sau imagini');
const upload = /\/o\?name=/; // not the listing of what is stored

/** A person of their own, with an empty archive. */
async function beSomebodyNew(page: Page, site: Site): Promise<Account> {
  const own = await makeAccount(site, 'Ana Pop');
  await signIn(page, own.email, own.password);
  return own;
}

test('a visitor reads what the archive is, signs in and comes back to it', async ({ page }) => {
  await page.goto('/arhivare');
  await page.getByRole('link', { name: 'Intrați în cont și deschideți arhiva' }).click();
  await fillIn(page, { 'E-mail': 'utilizator@demo.ro', Parolă: 'Parola-demo-1' });
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL('/arhivare/start');
  await expect(page.getByRole('heading', { level: 1, name: 'Arhiva mea' })).toBeVisible();
});

test('a kept document is found, renamed, downloaded in a ZIP, deleted and brought back; nobody else can read it but by a link, until it is ended', async ({
  page,
  site,
  browser,
}) => {
  // The browser's own dialog for choosing a file cannot be answered here: the ordinary download stands in.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const own = await beSomebodyNew(page, site);
  await page.goto('/contracte?document=chitanta');
  await page.getByRole('button', { name: 'Păstrați în arhiva mea' }).click();
  await expect(page.getByText('Actul a fost păstrat în arhivă.')).toBeVisible();
  await page.getByRole('link', { name: 'Deschideți arhiva' }).click();
  await expect(kept(page)).toHaveCount(1);
  await input(page).setInputFiles(smallPdf('Talon'));
  await expect(kept(page)).toHaveCount(2);
  await expect(page.getByText(/MB din 200 MB/)).toBeVisible();
  const picture = kept(page).first().locator('canvas');
  await kept(page).first().scrollIntoViewIfNeeded(); // drawn once it is in sight
  await expect(picture).toBeVisible();

  await page.getByLabel('Căutați în arhivă').fill('chitanta');
  await expect(kept(page)).toHaveCount(1);
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Acțiuni pentru ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Chitanță între persoane fizice', 'Redenumiți și etichetați');
  await page.getByRole('dialog').getByLabel('Nume').fill('Chitanță Golf, țiriac');
  await page.getByRole('dialog').getByLabel('Etichete').fill('golf, vânzare');
  await page.getByRole('button', { name: 'Salvați', exact: true }).click();
  await expect(kept(page).getByText('Chitanță Golf, țiriac', { exact: true })).toBeVisible();
  await page.getByLabel('Căutați în arhivă').fill('VANZARE golf');
  await expect(kept(page)).toHaveCount(1);
  await page.getByLabel('Căutați în arhivă').fill('');
  await expect(kept(page)).toHaveCount(2);

  const read = page.waitForRequest(/\/o\/archive%2F/);
  await page.getByRole('button', { name: 'Alegeți toate' }).click();
  const zip = await saved(page, () => page.getByRole('button', { name: 'Descărcați ZIP' }).click());
  expect(zip.name).toBe('arhiva.zip');
  expect(zip.bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['Chitanță Golf, țiriac.pdf', 'factura.pdf'])
    expect(zip.bytes.includes(name)).toBe(true);

  await act('factura', 'Ștergeți');
  await expect(kept(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Anulați' }).click();
  await expect(kept(page)).toHaveCount(2);
  await act('factura', 'Previzualizați');
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Pagina 1' })).toBeVisible();

  await page.keyboard.press('Escape');
  await act('factura', 'Dați cuiva un link');
  const sharing = page.getByRole('dialog');
  await sharing.getByRole('button', { name: 'Faceți linkul' }).click();
  const link = await sharing.getByLabel('Linkul', { exact: true }).inputValue();
  const visitor = await browser.newPage();
  await visitor.goto(link);
  const taken = await saved(visitor, () =>
    visitor.getByRole('button', { name: 'Descărcați fișierul' }).click(),
  );
  expect(taken.name).toBe('factura.pdf');
  expect(taken.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await sharing.getByRole('button', { name: /^Opriți linkul/ }).click();
  await expect(sharing.getByText('Linkuri care merg')).toHaveCount(0);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Linkul nu mai este valabil' })).toBeVisible();
  await visitor.close();
  await page.keyboard.press('Escape');

  const fileAddress = (await read).url();
  const [, uid, id] = /archive%2F([^%]+)%2F([A-Za-z0-9]+)\./.exec(fileAddress)!;
  const entryAddress = `${documentsOf(site.origin)}/users/${uid}/archive/${id}`;
  const statuses = async (authorization: (scheme: string) => Record<string, string>) =>
    [
      await fetch(fileAddress, { headers: authorization('Firebase') }),
      await fetch(entryAddress, { headers: authorization('Bearer') }),
    ].map(({ status }) => status);
  const as = async (email: string, password?: string) => {
    const { idToken } = await enterAccount(site, email, password);
    return statuses((scheme) => ({ authorization: `${scheme} ${idToken}` }));
  };
  expect(await as(own.email, own.password)).toEqual([200, 200]);
  expect(await as('utilizator@demo.ro')).toEqual([403, 403]);
  expect(await as('admin@demo.ro')).toEqual([403, 403]);
  expect(await statuses(() => ({}))).toEqual([403, 403]);
});

test('an upload that is stopped, refused or cut off leaves nothing behind and can be tried again', async ({
  page,
  context,
  site,
}) => {
  await beSomebodyNew(page, site);
  await page.goto('/arhivare/start');
  await expect(page.getByText('Arhiva este goală')).toBeVisible();
  const quota = page.getByText(/MB din 200 MB/);

  const refusal = { status: 403, json: { error: { code: 403, message: 'Permission denied.' } } };
  let answer: 'none' | 'refusal' | 'own' = 'none';
  await page.route(upload, (route) => {
    if (answer === 'refusal') return route.fulfill(refusal);
    return answer === 'own' ? route.continue() : undefined; // or never answered
  });
  await input(page).setInputFiles(smallPdf('Talon'));
  await expect(page.getByRole('progressbar', { name: /Se încarcă factura.pdf/ })).toBeVisible();
  await page.getByRole('button', { name: 'Opriți' }).click();
  await expect(page.getByRole('progressbar', { name: /Se încarcă/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Arhiva este goală')).toBeVisible();

  answer = 'refusal';
  await input(page).setInputFiles(smallPdf('Talon'));
  await expect(page.getByRole('alert').getByText(/^factura\.pdf: /)).toBeVisible();
  await expect(page.getByText('Arhiva este goală')).toBeVisible();
  answer = 'own';
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(kept(page)).toHaveCount(1);
  await expect(quota).toBeVisible();

  await context.setOffline(true);
  await input(page).setInputFiles(smallPdf('Alt talon'));
  await expect(page.getByRole('alert').getByText(/^factura\.pdf: /)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(kept(page)).toHaveCount(2);
});

test('a file is linked to an own listing; ended listings stand with their data, and a ZIP is made of files on the device', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await signIn(page, 'vanzator@demo.ro');
  await page.goto('/arhivare/start');
  const ended = page.getByRole('region', { name: 'Anunțurile mele încheiate' });
  const sold = ended.getByRole('listitem').filter({ hasText: 'Vândut' }).first();
  await expect(sold).toContainText(/(€|lei) · .*publicat la .*încheiat la/);
  const title = await sold.getByRole('link').first().innerText();
  const data = await saved(page, () =>
    sold.getByRole('button', { name: /^Descărcați datele/ }).click(),
  );
  expect(JSON.parse(data.bytes.toString())).toMatchObject({ title, status: 'sold' });

  await input(page).setInputFiles(smallPdf('Factura'));
  await page.getByRole('button', { name: 'Acțiuni pentru factura' }).first().click();
  await page.getByRole('menuitem', { name: 'Redenumiți și etichetați' }).click();
  await page.getByRole('dialog').getByLabel('Anunțul legat').selectOption({ label: title });
  await page.getByRole('button', { name: 'Salvați', exact: true }).click();
  await kept(page).first().getByRole('link', { name: 'Anunțul legat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await goOn(page, '/arhivare');
  await page.getByLabel('Alegeți fișierele').setInputFiles([smallPdf('a'), smallPdf('b')]);
  const zip = await saved(page, () =>
    page.getByRole('button', { name: 'Faceți ZIP din 2 fișiere' }).click(),
  );
  for (const name of ['factura.pdf', 'factura (2).pdf'])
    expect(zip.bytes.includes(name)).toBe(true);
});

test('a full archive fits the narrowest phone and passes axe in light and in dark colours', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await beSomebodyNew(page, site);
  await page.goto('/arhivare/start');
  await input(page).setInputFiles(
    [1, 2].map((number) => ({
      ...smallPdf(`Talon ${number}`),
      name: `${'Foarte-lung-'.repeat(8)}${number}.pdf`,
    })),
  );
  await expect(kept(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Alegeți toate' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await settle(page);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
});
