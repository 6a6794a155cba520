import { box, fillIn, saved } from '../../support/papers/documentSteps';
import { readPdf } from '../../support/papers/readPdf';
import { type Page, expect, signIn, test } from '../../support/test';

const CNP = '1630615123457';
const BUYERS_CNP = '2850412321239';
const MISTYPED = '1630615123458';

/** Everything that the page says to anybody, or leaves on the device, from now on. */
function listen(page: Page) {
  const heard: string[] = [];
  page
    .context()
    .on('request', (request) =>
      heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
    );
  page.context().on('console', (message) => heard.push(message.text()));
  page.on('framenavigated', (frame) => heard.push(frame.url()));
  return heard;
}
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(({ name }) => name ?? ''),
    );
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) =>
        (await (await window.caches.open(name)).keys()).map((request) => request.url).join(' '),
      ),
    );
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      databases,
      caches,
      state: window.history.state as unknown,
    });
  });

async function fillSale(page: Page) {
  await fillIn(page, {
    'Nume și prenume': 'Ștefănescu Ioana',
    CNP,
    Seria: 'SB',
    'Numărul actului': '123456',
    Județul: 'Sibiu',
    'Municipiu, oraș sau comună': 'Sibiu',
  });
  await page.getByRole('button', { name: 'Continuați', exact: true }).click();
  await fillIn(page, { 'Nume și prenume': 'Țuțea Mircea', CNP: MISTYPED });
  await page.getByRole('button', { name: /^Vânzătorul/ }).click();
}

test('a CNP goes into the document and nowhere else: no request, address, log, message or memory of the device', async ({
  page,
}) => {
  const heard = listen(page);
  await page.goto('/contracte?document=vanzare-auto');
  await fillSale(page);
  await expect(page.getByRole('button', { name: /^CNP: CNP-ul nu este corect/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descărcați PDF' })).toBeDisabled();
  const said = await page.getByRole('main').getByText(MISTYPED).allTextContents();
  expect(
    said.every((text) => text === MISTYPED),
    'only the page being filled in shows it',
  ).toBe(true);
  await page.getByRole('button', { name: /^Cumpărătorul/ }).click();
  await box(page, 'CNP').fill(BUYERS_CNP);
  const file = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați PDF' }).click(),
  );
  const { text } = await readPdf(file.bytes);
  for (const each of [CNP, BUYERS_CNP]) expect(text.split(each)).toHaveLength(2);
  await saved(page, () => page.getByRole('button', { name: 'Salvați pentru corectare' }).click());
  await page.getByRole('link', { name: 'Toate actele' }).click();
  await page.getByRole('link', { name: 'Chitanță între persoane fizice' }).click();
  await box(page, 'CNP').fill(CNP);

  expect(heard.length).toBeGreaterThan(20);
  for (const digits of [CNP, BUYERS_CNP, MISTYPED]) {
    expect(heard.filter((text) => text.includes(digits))).toEqual([]);
    expect(await onDevice(page)).not.toContain(digits);
  }
});

test('the device keeps a draft only when asked, and then a reload loses nothing', async ({
  page,
}) => {
  await page.goto('/contracte?document=vanzare-auto');
  await fillSale(page);
  expect(await onDevice(page)).not.toContain(CNP);
  await page.getByLabel('Păstrați ciorna pe acest dispozitiv').check();
  await expect.poll(() => onDevice(page)).toContain(CNP);
  await page.reload();
  await expect(box(page, 'CNP')).toHaveValue(CNP);
  await page.getByRole('button', { name: 'Începeți de la zero' }).click();
  await expect(box(page, 'CNP')).toHaveValue('');
  expect(await onDevice(page)).not.toContain(CNP);
});

test('a signed-in person sends a document to the own archive by asking, not by filling it in', async ({
  page,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  const heard = listen(page);
  await page.goto('/contracte?document=chitanta');
  await fillIn(page, { 'Nume și prenume': 'Ștefănescu Ioana', CNP });
  await expect(page.getByRole('img', { name: /Previzualizare/ }).getByText(CNP)).toBeVisible();
  // Files are sent and read under /o; the person's entries are the documents of the collection `archive`.
  const ofTheArchive = () =>
    heard.filter((text) => /\/(?:v0|v1)\/b\/[^/]+\/o\b|[/"]archive[/"]/.test(text));
  expect(ofTheArchive()).toEqual([]);
  await page.getByRole('button', { name: 'Păstrați în arhiva mea' }).click();
  await expect(page.getByText('Actul a fost păstrat în arhivă.')).toBeVisible();
  expect(ofTheArchive()).not.toEqual([]);
  expect(heard.filter((text) => text.includes(CNP))).toEqual([]); // inside the PDF only, which is compressed
});
