import { openCar } from '../../support/listings/openCar';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 360, height: 640 } });

test('price and key facts are seen at once, the ways to the seller stay at the bottom, the phone is near', async ({
  page,
}) => {
  await openCar(page);
  const facts = page.getByText('Rulaj', { exact: true }).first();
  await expect(facts).toBeInViewport();
  const phone = page.getByRole('button', { name: 'Sunați' });
  await expect(phone).toBeInViewport();
  const write = page.getByRole('button', { name: 'Mesaj', exact: true });
  await expect(write).toBeInViewport();
  await page.reload();
  await expect(facts).toBeInViewport();
  let tabs = 0;
  do await page.keyboard.press('Tab');
  while (!(await phone.evaluate((element) => element === document.activeElement)) && ++tabs < 12);
  expect(tabs).toBeLessThan(12);
  await write.click();
  await expect(page.getByLabel('Mesaj către vânzător')).toBeFocused();
  await expect(page.getByLabel('Mesaj către vânzător')).toBeInViewport();
});

test('Escape gives the focus back to what opened a window', async ({ page }) => {
  await openCar(page);
  const photo = page.getByRole('button', { name: /^Măriți fotografia 1/ });
  await photo.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
  const more = page.getByRole('button', { name: 'Mai multe acțiuni' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Raportați anunțul' }).click();
  await expect(page.getByRole('dialog', { name: 'Raportați anunțul' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});
