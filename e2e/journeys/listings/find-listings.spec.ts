import { seededComparison } from '../../support/listings/seededListing';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('typed words are read at each request, what they were read as is said and can be refused, and the address brings the same list back', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Ce căutați' }).fill('dacai diesel');
  await page.getByRole('button', { name: 'Căutați' }).click();
  await expect(page).toHaveURL('/toate-anunturile?cauta=dacai+diesel');
  const chips = page.getByRole('list', { name: 'Filtre alese' });
  await expect(chips.getByText('Diesel', { exact: true })).toBeVisible();
  const articles = page.getByRole('list', { name: 'Anunțuri' }).getByRole('article');
  await expect(articles.first()).toBeVisible();
  const found = await articles.count();
  await page.reload();
  await expect(articles).toHaveCount(found);
  await chips.getByRole('link', { name: 'Nu, căutați „diesel” ca text' }).click();
  await expect(page).toHaveURL(/ca-text=diesel/);
  await expect(page.getByText('Căutat ca text: „diesel”.')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/ca-text/);
});

test('new words take the place of the old ones and of all that those said', async ({ page }) => {
  await page.goto('/toate-anunturile');
  const search = page.getByRole('combobox', { name: 'Ce căutați' });
  await search.fill('masina pana in 5000 euro');
  await search.press('Enter');
  await expect(page.getByRole('list', { name: 'Anunțuri' })).toBeVisible();
  await search.fill('instalator');
  await search.press('Enter');
  await expect(page).toHaveURL('/toate-anunturile?cauta=instalator');
  await expect(
    page.getByRole('list', { name: 'Anunțuri' }).getByRole('link', { name: /^Instalator/ }),
  ).toBeVisible();
});

test('the keyboard comes past the search and the filters to the first listing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/toate-anunturile');
  for (const name of ['Treceți la conținut', 'Treceți la rezultate']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const results = page.getByRole('region', { name: 'Rezultate' });
  await expect(results).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results.getByRole('article').first().locator(':focus')).toHaveCount(1);
  const order = await page
    .locator('h1, aside[aria-label="Filtre"], #rezultate')
    .evaluateAll((parts) => parts.map(({ tagName }) => tagName));
  expect(order).toEqual(['H1', 'ASIDE', 'SECTION']);
});

test('options say how many listings they have, and those with none cannot be chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/toate-anunturile?fel=masini');
  const filters = page.getByRole('complementary', { name: 'Filtre' });
  await expect(filters.getByRole('combobox', { name: 'Marcă' })).toContainText(/Dacia \(\d+\)/);
  const fuels = filters.getByRole('group', { name: 'Combustibil' });
  await expect(fuels.getByRole('checkbox', { name: /Hidrogen/ })).toBeDisabled();
  await fuels.getByRole('checkbox', { name: /Electric/ }).check();
  await expect(page).toHaveURL(/combustibil=electric/);
  await expect(
    page.getByRole('list', { name: 'Filtre alese' }).getByText('Electric'),
  ).toBeVisible();
});

test('on a phone the filters are chosen in a sheet that counts what they would show', async ({
  page,
}) => {
  const found = page.getByRole('list', { name: 'Anunțuri' }).getByRole('article');
  await visit(page, '/toate-anunturile?fel=masini&an-max=2012');
  const count = await found.count();
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/toate-anunturile');
  await page.getByRole('button', { name: 'Filtre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtre' });
  await sheet.getByRole('link', { name: 'Mașini' }).click();
  const year = sheet.getByRole('textbox', { name: 'An de fabricație până la' });
  await year.fill('2012');
  await year.press('Enter');
  await sheet.getByRole('button', { name: new RegExp(`^Arată ${count} (de )?anunțuri$`) }).click();
  await expect(page).toHaveURL(/fel=masini.*an-max=2012/);
  await expect(found).toHaveCount(count);
});

test('a place chosen on the map of localities brings what lies nearest to it first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/toate-anunturile?fel=masini');
  await page.getByRole('button', { name: /^Filtre/ }).click();
  await page
    .getByRole('dialog', { name: 'Filtre' })
    .getByRole('button', { name: 'Alegeți pe hartă' })
    .click();
  const map = page.getByRole('dialog', { name: 'Localitatea dumneavoastră' });
  await map.getByRole('radio', { name: /^Mediaș/ }).check();
  await map.getByRole('button', { name: 'Arătați cele mai apropiate' }).click();
  await page.getByRole('button', { name: /^Arată \d+/ }).click();
  await expect(page).toHaveURL(/loc=medias.*ordine=nearest/);
  await expect(page.getByRole('article').first()).toContainText('Mediaș');
});

test('what is typed is understood, and words that nothing has are named and left out', async ({
  page,
}) => {
  await page.goto('/toate-anunturile');
  const search = page.getByRole('combobox', { name: 'Ce căutați' });
  await search.fill('instaltor mediaș');
  await search.press('Enter');
  const results = page.getByRole('list', { name: 'Anunțuri' });
  await expect(results.getByRole('link', { name: /^Instalator/ })).toBeVisible();

  await page.goto('/toate-anunturile');
  await search.fill('dacia log');
  const suggestion = page.getByRole('option', { name: /^Dacia Logan \d/ });
  await expect(suggestion).toBeVisible();
  const [count] = /\d+ .*/.exec(await suggestion.innerText()) ?? [];
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL('/toate-anunturile?cauta=Dacia+Logan');
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${count}$`) }),
  ).toBeVisible();

  await search.fill('logan xyzzyq');
  await search.press('Enter');
  await expect(page.getByText('Am ignorat „xyzzyq”.')).toBeVisible();
  await expect(results.getByRole('link', { name: /Logan/ }).first()).toBeVisible();
});

test('a search that finds nothing says what to give up', async ({ page }) => {
  await page.goto('/toate-anunturile?fel=masini&marca=dacia&combustibil=hydrogen');
  await expect(page.getByRole('heading', { name: 'Niciun anunț nu se potrivește' })).toBeVisible();
  await page.getByRole('link', { name: 'fără „Hidrogen”' }).click();
  await expect(
    page.getByRole('list', { name: 'Anunțuri' }).getByRole('article').first(),
  ).toBeVisible();
});

test('pages go forth and back, and a page may be shared', async ({ page, newPerson }) => {
  await page.goto('/toate-anunturile');
  const titles = page.getByRole('list', { name: 'Anunțuri' }).getByRole('heading', { level: 2 });
  const first = await titles.first().textContent();
  await page.getByRole('link', { name: 'Înainte' }).click();
  await expect(page.getByText('Pagina 2')).toBeVisible();
  await expect(titles.first()).not.toHaveText(first!);
  const other = await newPerson();
  await other.goto(page.url());
  await expect(
    other.getByRole('list', { name: 'Anunțuri' }).getByRole('heading', { level: 2 }).first(),
  ).toHaveText((await titles.first().textContent())!);
  await page.getByRole('link', { name: 'Înapoi' }).click();
  await expect(titles.first()).toHaveText(first!);
});

test('up to four cars are compared with their differences marked', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 }); // what is said of each must leave the tray within reach
  await visit(page, '/toate-anunturile?categorie=autoturisme');
  const compare = page.getByRole('button', { name: /^(Comparați|Scoateți din comparație): / });
  for (let at = 0; at < 3; at += 1) {
    await compare.nth(at).click();
    await expect(compare.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  await page
    .getByRole('complementary', { name: 'Comparație' })
    .getByRole('link', { name: 'Comparați' })
    .click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const rows = page.getByRole('row');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Afișați numai diferențele' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page
    .getByRole('button', { name: /^Scoateți din comparație/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('columnheader').nth(1)).toBeFocused();
});

test('on a phone a comparison of three shows two whole, and from the edge the third looks in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, await seededComparison(page.request, 3));
  const edge = (box: { x: number; width: number } | null) => box!.x + box!.width;
  const frame = edge(await page.getByRole('region', { name: 'Tabel de comparație' }).boundingBox());
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  expect(edge(await heads.nth(1).boundingBox())).toBeLessThan(frame);
  expect((await heads.nth(2).boundingBox())!.x).toBeLessThan(frame - 20);
});
