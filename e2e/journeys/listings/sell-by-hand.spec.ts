import type { Locator } from '@playwright/test';
import { atStep, choose, drawPictures } from '../../support/listings/sellSteps';
import { type Page, expect, signIn, test } from '../../support/test';
import { pressUntil } from '../../support/pressUntil';

/** Goes on by Tab until the control has the focus, as one does without a mouse. */
async function tabTo(page: Page, control: Locator) {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
async function enterOn(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
async function typeIn(page: Page, control: Locator, text: string) {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

test('a car is written in few words, its photos ordered, and published by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/adauga-anunt');
  await atStep(page, 'Categoria');
  const go = page.getByRole('button', { name: 'Continuați', exact: true });
  await tabTo(page, page.getByRole('radio', { name: 'Autoturisme' }));
  await page.keyboard.press('Space');
  await enterOn(page, go);
  await atStep(page, 'Datele de bază');
  await typeIn(
    page,
    page.getByRole('textbox', { name: 'Mașina, pe scurt' }),
    'Renault Clio 1.5 dCi 2018, 90 CP, 124.500 km, manuală',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Am completat: Renault, Clio, 2018/)).toBeVisible();
  await enterOn(page, go);
  await atStep(page, 'Detalii');
  // Nothing there must be said: Enter in any of its fields goes on.
  await enterOn(page, page.getByRole('textbox', { name: 'Capacitate' }));
  await atStep(page, 'Fotografii');

  const chooser = page.waitForEvent('filechooser');
  await enterOn(page, page.getByLabel('Adăugați fotografii'));
  await (await chooser).setFiles(await drawPictures(page, ['#111166', '#661111']));
  const photos = page.getByRole('list', { name: 'Fotografii' }).getByRole('listitem');
  await expect(photos.locator('img')).toHaveCount(2, { timeout: 30_000 });
  const first = await photos.first().locator('img').getAttribute('src');
  await tabTo(page, page.getByRole('button', { name: 'Fotografia 1 din 2, principală' }));
  await page.keyboard.press('Space');
  await expect(page.getByText(/Ați ridicat fotografia 1 din 2|Locul 1 din 2/)).toBeAttached();
  await pressUntil(page, 'ArrowRight', page.getByText('Locul 2 din 2.'));
  await page.keyboard.press('Space');
  await expect(photos.nth(1).locator('img')).toHaveAttribute('src', first!);
  await enterOn(page, page.getByRole('button', { name: 'Fotografia 2: scoateți' }));
  await expect(photos).toHaveCount(1);
  await expect(photos.first()).toBeFocused();
  await enterOn(page, page.getByRole('button', { name: 'Anulați' }));
  await expect(photos.nth(1).locator('img')).toHaveAttribute('src', first!);
  await enterOn(page, go);

  await atStep(page, 'Descriere');
  await typeIn(
    page,
    page.getByRole('textbox', { name: 'Descriere' }),
    'Reviziile la zi, distribuție schimbată la 110.000 km. Vând pentru că nu mai încăpem.',
  );
  await enterOn(page, go);
  await atStep(page, 'Preț și contact');
  await typeIn(page, page.getByRole('textbox', { name: 'Preț' }), '6900');
  await enterOn(page, go);
  await atStep(page, 'Previzualizare');
  await enterOn(page, page.getByRole('button', { name: 'Publicați anunțul' }));
  await expect(page.getByRole('heading', { name: 'Anunțul este publicat' })).toBeVisible();
});

test('a craftsman posts a service on a phone of 320 px, the next step always in sight', async ({
  page,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/adauga-anunt');
  const onwards = async (step: string, name = 'Continuați') => {
    await atStep(page, step);
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    return button;
  };
  const go = async (step: string) => (await onwards(step)).click();
  await atStep(page, 'Categoria');
  await choose(page, 'Serviciu');
  await choose(page, 'Construcții');
  await go('Categoria');
  await onwards('Datele de bază');
  await choose(page, 'PFA / II');
  await page.getByLabel('Program').selectOption({ label: 'Luni-sâmbătă' });
  await go('Datele de bază');
  await go('Fotografii');
  await onwards('Descriere');
  await page.getByRole('textbox', { name: 'Titlu' }).fill('Zidar cu experiență, lucrări în casă');
  await page
    .getByRole('textbox', { name: 'Descriere' })
    .fill('Ziduri noi și reparații, tencuieli, glafuri, trepte, garduri din cărămidă.');
  await go('Descriere');
  await onwards('Preț și contact');
  await page.getByLabel('Cum se plătește').selectOption({ label: 'pe oră' });
  await page.getByRole('textbox', { name: 'Preț' }).fill('120');
  await go('Preț și contact');
  await (await onwards('Previzualizare', 'Publicați anunțul')).click();
  await expect(page.getByRole('heading', { name: 'Anunțul este publicat' })).toBeVisible();
  // What was said before the first step is true no more.
  await expect(page.getByText(/rămâne pe acest dispozitiv până publicați/)).toBeHidden();
});
