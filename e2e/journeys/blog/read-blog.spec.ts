import { expect, test } from '../../support/test';

test('the list leads to a post, its contents to its parts, a tag back to the list', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  await page
    .getByRole('navigation', { name: 'Articole după temă' })
    .getByRole('link', { name: 'impozit' })
    .click();
  await expect(page).toHaveURL(/eticheta=impozit/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Articole despre impozit' }),
  ).toBeVisible();
  await page
    .getByRole('list', { name: 'Articole' })
    .getByRole('link', { name: /Impozitul auto/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Cuprins' })
    .getByRole('link', { name: 'Formula' })
    .click();
  await expect(page.getByRole('heading', { name: 'Formula' })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Cuprins' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Distribuiți' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Formula' })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'calculatorul de impozit' }).click();
  await expect(page).toHaveURL(/\/calculator$/);

  const feed = await request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('<title>Impozitul auto');
});
