import { type Page, expect, signIn, test } from '../support/test';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Textul articolului' });
const panel = (page: Page) => page.getByRole('region', { name: 'Publicare' });
/** A small picture, made in the page. */
const picture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    canvas.getContext('2d')?.fillRect(0, 0, 30, 30);
    return canvas.toDataURL('image/png').split(',')[1] as string;
  });

test('a post is written, scheduled, published, read and moved', async ({ page, newPerson }) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Scrie un articol' }).click();
  await page.getByLabel('Titlu', { exact: true }).fill('Cum pregătiți mașina de iarnă');
  await expect(page.getByLabel('Adresa')).toHaveValue('cum-pregatiti-masina-de-iarna');
  await editor(page).click();
  await page.getByRole('button', { name: 'Titlu de parte' }).click();
  await page.keyboard.type('Anvelope');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Verificați presiunea și adâncimea profilului.');
  await page.getByRole('button', { name: 'Imagine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagine' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'roata.png', mimeType: 'image/png', buffer: Buffer.from(await picture(page), 'base64') });
  await dialog.getByLabel('Descriere').fill('O roată de iarnă');
  await dialog.getByRole('button', { name: 'Pune imaginea' }).click();
  await expect(editor(page).getByRole('img', { name: 'O roată de iarnă' })).toBeVisible();
  await page.getByLabel('Rezumat').fill('Anvelope, lichide, baterie: ce verificați înainte de primul îngheț.');
  await page.getByLabel('Etichete').fill('iarnă, Siguranță');

  // a draft
  await panel(page).getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/cum-pregatiti-masina-de-iarna$/);
  await expect(panel(page).getByText('Ciornă', { exact: true })).toBeVisible();
  await expect(editor(page)).toContainText('Verificați presiunea');
  const reader = await newPerson();
  await reader.goto('/blog/cum-pregatiti-masina-de-iarna');
  await expect(reader.getByRole('heading', { level: 1, name: 'Articol negăsit' })).toBeVisible();

  // drafts save themselves
  await editor(page).locator('p', { hasText: 'Verificați presiunea' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Înainte de drum.');
  await expect(panel(page).getByRole('status')).toHaveText('Modificări nesalvate');
  await expect(panel(page).getByRole('status')).toHaveText(/^Salvat/);
  await page.reload();
  await expect(editor(page)).toContainText('Înainte de drum.');

  // scheduled
  await panel(page).getByText('Publică mai târziu').click();
  await panel(page).getByLabel('Ziua și ora').fill('2199-01-31T09:30');
  await panel(page).getByRole('button', { name: 'Programează publicarea' }).click();
  await expect(panel(page).getByText('Programat', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'Articol negăsit' })).toBeVisible();

  // published and read
  await panel(page).getByRole('button', { name: 'Publică acum' }).click();
  await expect(panel(page).getByText('Publicat', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'Cum pregătiți mașina de iarnă' })).toBeVisible();
  await expect(reader.getByRole('heading', { level: 2, name: 'Anvelope' })).toBeVisible();
  await expect(reader.getByRole('img', { name: 'O roată de iarnă' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'siguranță' })).toBeVisible();

  // a new address; the old one leads there
  await page.getByLabel('Adresa').fill('masina-de-iarna');
  await panel(page).getByRole('button', { name: 'Salvează modificările' }).click();
  await expect(page).toHaveURL(/\/edit\/masina-de-iarna$/);
  await reader.reload();
  await expect(reader).toHaveURL(/\/blog\/masina-de-iarna$/);

  // taken back, deleted by name
  await panel(page).getByRole('button', { name: 'Șterge' }).click();
  await page.getByRole('alertdialog', { name: /Ștergeți articolul „Cum pregătiți mașina de iarnă”/ }).getByRole('button', { name: 'Șterge articolul' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'Articol negăsit' })).toBeVisible();
});

test('the second of two editors is told, and chooses', async ({ page, context }) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/add-blog');
  await page.getByLabel('Titlu', { exact: true }).fill('Doi scriu deodată');
  await panel(page).getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(page).toHaveURL(/\/edit\/doi-scriu-deodata$/);
  const other = await context.newPage();
  await other.goto('/admin/blog/edit/doi-scriu-deodata');
  await expect(other.getByLabel('Titlu', { exact: true })).toHaveValue('Doi scriu deodată');

  await page.getByLabel('Rezumat').fill('Scris în prima filă.');
  await panel(page).getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(/^Salvat/);
  await other.getByLabel('Rezumat').fill('Scris în a doua filă.');
  await panel(other).getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(other.getByRole('alert')).toContainText('a fost salvat între timp');

  await other.getByRole('button', { name: 'Încarcă varianta salvată' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Încarcă varianta salvată' }).click();
  await expect(other.getByLabel('Rezumat')).toHaveValue('Scris în prima filă.');
});

test('the list leads to a post, its contents to its parts, a tag back to the list', async ({ page, request }) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Articole după temă' }).getByRole('link', { name: 'impozit' }).click();
  await expect(page).toHaveURL(/eticheta=impozit/);
  await expect(page.getByRole('heading', { level: 1, name: 'Articole despre impozit' })).toBeVisible();
  await page.getByRole('list', { name: 'Articole' }).getByRole('link', { name: /Impozitul auto/ }).click();
  await page.getByRole('navigation', { name: 'Cuprins' }).getByRole('link', { name: 'Formula' }).click();
  await expect(page.getByRole('heading', { name: 'Formula' })).toBeInViewport();
  await page.getByRole('link', { name: 'calculatorul de impozit' }).click();
  await expect(page).toHaveURL(/\/calculator$/);

  const feed = await request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('<title>Impozitul auto');
});
