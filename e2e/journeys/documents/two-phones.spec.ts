import { type Page, expect, test } from '../../support/test';
import { box, fillIn, saved } from '../../support/papers/documentSteps';
import { readPdf } from '../../support/papers/readPdf';
import { visit } from '../../support/visit';

const people = {
  seller: { name: 'Ștefănescu Ioana-Mădălina', cnp: '1630615123457', number: '123456' },
  buyer: { name: 'Țuțea Mircea', cnp: '2850412320018', number: '654321' },
};

/** A camera that sees what `showTo` puts before it: real pixels, in a real stream. */
async function givePretendCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 720;
    canvas.height = 720;
    const paint = canvas.getContext('2d')!;
    paint.fillRect(0, 0, 720, 720);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
    Object.assign(window, {
      async seePicture(base64: string) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        paint.filter = 'blur(0.6px)';
        paint.setTransform(1, 0.04, -0.04, 1, 20, 0); // nobody holds a telephone straight
        paint.drawImage(picture, 30, 30, 640, 640);
      },
    });
  });
}
const showTo = (page: Page, picture: Buffer) =>
  page.evaluate(
    (base64) =>
      (window as unknown as { seePicture(data: string): Promise<void> }).seePicture(base64),
    picture.toString('base64'),
  );

const openStep = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Pașii actului' }).getByRole('button', { name }).click();

async function fillParty(page: Page, { name, cnp, number }: (typeof people)['seller']) {
  await fillIn(page, {
    'Nume și prenume': name,
    CNP: cnp,
    Seria: 'SB',
    'Numărul actului': number,
    Județul: 'Sibiu',
    'Municipiu, oraș sau comună': 'Sibiu',
    Strada: 'Țiglarilor',
    Număr: '12',
  });
}

async function sign(page: Page, role: string) {
  const open = page.getByRole('button', { name: 'Semnați pe ecran' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('button', { name: `Semnează: ${role}` }).click();
  const surface = page.getByRole('img', { name: /Loc de semnat/ });
  const { x, y } = (await surface.boundingBox())!;
  await page.mouse.move(x + 30, y + 60);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4, 5])
    await page.mouse.move(x + 30 + step * 25, y + 60 - (step % 3) * 15);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Puneți semnătura' }).click();
  await expect(page.getByText(new RegExp(`^${role}: semnat`, 'i'))).toBeVisible();
}

/** Each code of one screen before the camera of the other, as pictures. */
async function passByCodes(from: Page, to: Page) {
  await from.getByRole('button', { name: 'Arătați codurile' }).click();
  const code = from.getByRole('dialog').getByRole('img', { name: /^Codul \d+ din \d+$/ });
  await from.getByRole('button', { name: 'Opriți' }).click();
  await to.getByRole('button', { name: 'Scanați codurile de pe celălalt telefon' }).click();
  const [, first = '', count = ''] = /(\d+) din (\d+)/.exec(
    (await code.getAttribute('aria-label'))!,
  )!;
  for (let shown = 0; shown < Number(count); shown += 1) {
    const at = ((Number(first) - 1 + shown) % Number(count)) + 1;
    await expect(code).toHaveAccessibleName(`Codul ${at} din ${count}`);
    await showTo(to, await code.screenshot());
    if (shown + 1 < Number(count)) {
      await expect(to.getByText(new RegExp(`^${shown + 1} .*din ${count}$`))).toBeVisible();
      await from.getByRole('button', { name: 'Codul următor' }).click();
    }
  }
  await expect(to.getByRole('dialog')).toHaveCount(0);
  await from.getByRole('button', { name: 'Închideți' }).click();
}

async function passByFile(from: Page, to: Page) {
  const { name, bytes } = await saved(from, () =>
    from.getByRole('button', { name: 'Salvați pentru corectare' }).click(),
  );
  await to
    .getByLabel('Deschideți un act salvat')
    .setInputFiles({ name, mimeType: 'application/json', buffer: bytes });
}

async function printed(page: Page) {
  const { bytes } = await saved(page, async () => {
    await page.getByRole('button', { name: 'Descărcați PDF' }).click();
    await expect(page.getByText(/^Gata: /)).toBeVisible();
  });
  const { text } = await readPdf(bytes);
  return { text, digest: /SHA-256\): ?([0-9a-f ]{64,70})/.exec(text)?.[1]?.replaceAll(' ', '') };
}

test('two phones without a network make one sale: each fills a half, both sign, and both papers bear one digest', async ({
  page: seller,
  newPerson,
}) => {
  test.slow();
  const buyer = await newPerson();
  await givePretendCamera(buyer);
  for (const page of [seller, buyer]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/contracte?document=dosar-vanzare');
  }
  await fillParty(seller, people.seller);
  await openStep(seller, /Vehiculul/);
  await fillIn(seller, { Marca: 'Škoda', 'Tipul / modelul': 'Octavia' });
  await openStep(seller, /Prețul/);
  await fillIn(seller, { Prețul: '12.500', Localitatea: 'Sibiu' });
  // Ticked while both still have a network: what is needed later is downloaded now.
  for (const page of [seller, buyer]) {
    await openStep(page, /Prețul/);
    await page.getByLabel('Semnăm pe ecran, fiecare pe telefonul său').check();
    await expect(page.getByText(/^Gata și pentru lucrul fără internet/)).toBeVisible();
  }
  for (const page of [seller, buyer]) await page.context().setOffline(true);

  await passByCodes(seller, buyer);
  await expect(buyer.getByText(/^Actul este cel trimis/)).toBeVisible();
  await expect(box(buyer, 'Nume și prenume')).toHaveValue(people.seller.name);
  await openStep(buyer, /Cumpărătorul/);
  await fillParty(buyer, people.buyer);
  await sign(buyer, 'cumpărător');

  await passByFile(buyer, seller);
  await expect(seller.getByText(/^Actul este cel trimis/)).toBeVisible();
  await sign(seller, 'vânzător');
  await passByFile(seller, buyer);
  await expect(buyer.getByText(/^Actul este cel trimis/)).toBeVisible();

  const papers = [await printed(seller), await printed(buyer)];
  for (const { text, digest } of papers) {
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(digest).toBe(papers[0]!.digest);
    for (const part of [people.seller.name, people.buyer.name, 'Legea 214/2024'])
      expect(text).toContain(part);
  }
});

test('a sale that was changed on its way says so, and leaves its signatures aside', async ({
  page,
}) => {
  await visit(page, '/contracte?document=vanzare-auto');
  await fillIn(page, { 'Nume și prenume': people.seller.name });
  await openStep(page, /Prețul/);
  await fillIn(page, { Prețul: '12.500' });
  await page.getByLabel('Semnăm pe ecran, fiecare pe telefonul său').check();
  await sign(page, 'vânzător');
  const { bytes } = await saved(page, () =>
    page.getByRole('button', { name: 'Salvați pentru corectare' }).click(),
  );
  await page.getByLabel('Deschideți un act salvat').setInputFiles({
    name: 'act.json',
    mimeType: 'application/json',
    buffer: Buffer.from(bytes.toString().replace('12.500', '2.500')),
  });
  await expect(page.getByRole('alert')).toContainText('Actul s-a schimbat pe drum');
  await expect(page.getByText(/Altfel decât pe acest telefon/)).toBeVisible();
  await expect(page.getByText('Prețul și semnarea: Prețul.')).toBeVisible();
  await page.getByRole('button', { name: 'Semnați pe ecran' }).click();
  await expect(page.getByRole('button', { name: 'Semnează: vânzător' })).toBeVisible();
});
