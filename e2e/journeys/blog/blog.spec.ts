import { type Page, expect, signIn, test } from '../../support/test';

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
  await page.getByRole('link', { name: 'Scrieți un articol' }).click();
  await page.getByLabel('Titlu', { exact: true }).fill('Cum pregătiți mașina de iarnă');
  await expect(page.getByLabel('Adresa')).toHaveValue('cum-pregatiti-masina-de-iarna');
  await editor(page).click();
  await page.getByRole('button', { name: 'Titlu de parte' }).click();
  await page.keyboard.type('Anvelope');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Verificați presiunea și adâncimea profilului.');
  await page.getByRole('button', { name: 'Imagine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagine' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'roata.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture(page), 'base64'),
  });
  await dialog.getByLabel('Descriere').fill('O roată de iarnă');
  await dialog.getByLabel('Legendă').fill('Profilul are cel puțin 4 mm.');
  await dialog.getByRole('button', { name: 'Puneți imaginea' }).click();
  await expect(editor(page).getByRole('img', { name: 'O roată de iarnă' })).toBeVisible();
  await page
    .getByLabel('Rezumat')
    .fill('Anvelope, lichide, baterie: ce verificați înainte de primul îngheț.');
  await page.getByLabel('Etichete').fill('iarnă, Siguranță');

  // a draft
  await panel(page).getByRole('button', { name: 'Salvați ciorna' }).click();
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
  await panel(page).getByText('Publicați mai târziu').click();
  await panel(page).getByLabel('Ziua și ora României').fill('2199-01-31T09:30');
  await panel(page).getByRole('button', { name: 'Programați publicarea' }).click();
  await expect(panel(page).getByText('Programat', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'Articol negăsit' })).toBeVisible();

  // published and read: in the lists and feeds at once
  await panel(page).getByRole('button', { name: 'Publicați acum' }).click();
  await expect(panel(page).getByText('Publicat', { exact: true })).toBeVisible();
  await reader.goto('/blog');
  await expect(
    reader.getByRole('list', { name: 'Articole' }).getByRole('heading', { level: 2 }).first(),
  ).toHaveText('Cum pregătiți mașina de iarnă');
  for (const feed of ['/blog/feed.xml', '/blog/rss.xml'])
    expect(await (await reader.request.get(feed)).text()).toContain(
      '<title>Cum pregătiți mașina de iarnă</title>',
    );
  await reader.goto('/blog/cum-pregatiti-masina-de-iarna');
  await expect(
    reader.getByRole('heading', { level: 1, name: 'Cum pregătiți mașina de iarnă' }),
  ).toBeVisible();
  await expect(reader.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(reader.getByRole('heading', { level: 2, name: 'Anvelope' })).toBeVisible();
  await expect(
    reader
      .getByRole('figure')
      .filter({ hasText: 'Profilul are cel puțin 4 mm.' })
      .getByRole('img', { name: 'O roată de iarnă' }),
  ).toBeVisible();
  await expect(reader.getByRole('link', { name: 'siguranță' })).toBeVisible();

  // a new address; the old one leads there
  await page.getByLabel('Adresa').fill('masina-de-iarna');
  await panel(page).getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(page).toHaveURL(/\/edit\/masina-de-iarna$/);
  await reader.reload();
  await expect(reader).toHaveURL(/\/blog\/masina-de-iarna$/);

  // taken back, deleted by name
  await panel(page).getByRole('button', { name: 'Ștergeți' }).click();
  await page
    .getByRole('alertdialog', { name: /Ștergeți articolul „Cum pregătiți mașina de iarnă”/ })
    .getByRole('button', { name: 'Ștergeți articolul' })
    .click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'Articol șters' })).toBeVisible();
});

test('a new post saves itself without interrupting the writer, and is there after the tab is closed', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/add-blog');
  await page.getByLabel('Titlu', { exact: true }).fill('Scris pe nerăsuflate');
  await editor(page).click();
  await page.keyboard.type('Primele cuvinte.');
  await expect(page).toHaveURL(/\?ciorna=scris-pe-nerasuflate$/);
  await page.keyboard.type(' Și urmarea.');
  await expect(editor(page)).toHaveText('Primele cuvinte. Și urmarea.');
  await expect(panel(page).getByRole('status')).toHaveText(/^Salvat/);
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expect(later).toHaveURL(/\/admin\/blog\/edit\/scris-pe-nerasuflate$/);
  await expect(editor(later)).toHaveText('Primele cuvinte. Și urmarea.');
});

test('a text from Google Docs or Word keeps its headings, bold words and lists, and says which pictures stay behind', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/add-blog');
  const paste = (html: string) =>
    editor(page).evaluate((text, pasted) => {
      const data = new DataTransfer();
      data.setData('text/html', pasted);
      data.items.add(new File(['x'], 'imagine.png', { type: 'image/png' })); // Word puts a picture of the text beside it
      text.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, html);
  await editor(page).click();
  await paste(
    '<b style="font-weight:normal" id="docs-internal-guid-1"><h1><span style="font-weight:400">Din documente</span></h1><p><span style="font-weight:400">Un </span><span style="font-weight:700">cuvânt</span></p><p><img src="https://lh7.example/x.png"></p></b>',
  );
  await expect(
    editor(page).getByRole('heading', { level: 2, name: 'Din documente' }),
  ).toBeVisible();
  await expect(editor(page).locator('strong')).toHaveText('cuvânt');
  await expect(page.getByText('1 imagine nu a putut fi preluată')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const item = (text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><!--[endif]-->${text}</p>`;
  await paste(`<p class=MsoNormal>Acte:</p>${item('talon')}${item('contract')}`);
  await expect(editor(page).locator('ol > li')).toHaveText(['talon', 'contract']);
});

test('a deleted post is brought back with its pictures', async ({ page }) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/add-blog');
  await page.getByLabel('Titlu', { exact: true }).fill('Un articol cu poză');
  await editor(page).click();
  await page.keyboard.type('Text.');
  await page.getByRole('button', { name: 'Imagine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagine' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'poza.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture(page), 'base64'),
  });
  await dialog.getByLabel('Descriere').fill('O poză');
  await dialog.getByRole('button', { name: 'Puneți imaginea' }).click();
  await panel(page).getByRole('button', { name: 'Salvați ciorna' }).click();
  await expect(page).toHaveURL(/\/edit\/un-articol-cu-poza$/);
  await panel(page).getByRole('button', { name: 'Ștergeți' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ștergeți articolul' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.getByRole('button', { name: 'Anulați' }).click();
  const shown = editor(page).getByRole('img', { name: 'O poză' });
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the second of two editors is told, and chooses', async ({ page, context }) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/add-blog');
  await page.getByLabel('Titlu', { exact: true }).fill('Doi scriu deodată');
  await panel(page).getByRole('button', { name: 'Salvați ciorna' }).click();
  await expect(page).toHaveURL(/\/edit\/doi-scriu-deodata$/);
  const other = await context.newPage();
  await other.goto('/admin/blog/edit/doi-scriu-deodata');
  await expect(other.getByLabel('Titlu', { exact: true })).toHaveValue('Doi scriu deodată');

  await page.getByLabel('Rezumat').fill('Scris în prima filă.');
  await panel(page).getByRole('button', { name: 'Salvați ciorna' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(/^Salvat/);
  await other.getByLabel('Rezumat').fill('Scris în a doua filă.');
  await panel(other).getByRole('button', { name: 'Salvați ciorna' }).click();
  await expect(other.getByRole('alert')).toContainText('a fost salvat între timp');

  await other.getByRole('button', { name: 'Încărcați varianta salvată' }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Încărcați varianta salvată' })
    .click();
  await expect(other.getByLabel('Rezumat')).toHaveValue('Scris în prima filă.');
});
