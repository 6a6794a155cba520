import { openGolf } from '../../support/papers/documentSteps';
import { seededPost as post } from '../../support/seededPost';
import { expect, test } from '../../support/test';

test('an address that names a part of a page leads there and gives it the focus', async ({
  page,
}) => {
  await openGolf(page);
  const address = `${new URL(page.url()).pathname}#similare`;
  await page.goto('/robots.txt'); // a page of its own: within one the browser goes there by itself
  await page.goto(address);
  const similar = page.locator('#similare');
  await expect(similar).toBeFocused();
  await expect(similar).toBeInViewport();
  await expect(similar.getByRole('article').first()).toBeInViewport();
});

test('a part that comes after its page is gone to as well, after a navigation without reload too', async ({
  page,
}) => {
  await page.goto(post);
  const address = await page
    .getByRole('navigation', { name: 'Cuprins' })
    .getByRole('link', { name: 'Formula' })
    .getAttribute('href');
  await page.goto(`/login?redirect=${encodeURIComponent(post + address!)}`);
  await page.getByLabel('E-mail').fill('utilizator@demo.ro');
  await page.getByLabel('Parolă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL(post + address!);
  const part = page.getByRole('heading', { name: 'Formula' });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
});

test('a link within a page moves the focus along', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/calculator?cm3=1968&norma=5');
  await page.getByRole('link', { name: /lei de plătit/ }).click();
  const result = page.getByRole('heading', { name: /Impozitul pe un an/ });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
});
