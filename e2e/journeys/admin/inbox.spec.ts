import { expect, signIn, test } from '../../support/test';
import { emailTo } from '../../support/people/emailSteps';
import { goOn } from '../../support/visit';

test('a message of a visitor is marked as spam, taken back, noted, answered by e-mail, archived and found', async ({
  page,
  newPerson,
  site,
}) => {
  const visitor = await newPerson();
  await visitor.goto('/contact');
  await visitor.getByLabel('Nume').fill('Octavian Întrebător');
  await visitor.getByLabel('E-mail').fill('intrebator@exemplu.ro');
  await visitor.getByLabel('Subiect').fill('O întrebare despre contracte');
  await visitor
    .getByLabel('Mesaj', { exact: true })
    .fill('Bună ziua, contractul poate fi semnat și de soție?');
  await visitor.getByRole('button', { name: /Trimiteți/ }).click();
  await expect(visitor.getByText(/a fost trimis|am primit/i).first()).toBeVisible();

  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/mesaje-contact');
  const message = page.getByRole('article').filter({ hasText: 'O întrebare despre contracte' });
  const menu = async (name: string, of = message) => {
    await of.getByRole('button', { name: /Acțiuni pentru/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await menu('Marcați ca nedorit');
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: 'Anulați' }).last().click();
  await expect(message).toBeVisible();

  await menu('Adăugați o notă');
  await message.getByLabel('Notă').fill('Da, cu procură.');
  await message.getByRole('button', { name: 'Salvați nota' }).click();
  const note = message.getByRole('paragraph').filter({ hasText: 'Da, cu procură.' }); // not the field that it was typed into
  await expect(note).toBeVisible();
  await message.getByRole('button', { name: 'Răspundeți' }).click();
  await message.getByRole('textbox', { name: 'Răspunsul' }).fill('Da, cu o procură de la notar.');
  await message.getByRole('button', { name: 'Trimiteți răspunsul' }).click();
  await expect(message).toHaveCount(0);
  const answer = await emailTo(site, 'intrebator@exemplu.ro', /^Răspuns la mesajul/);
  expect(answer.text).toContain('Da, cu o procură de la notar.');
  const others = page.getByRole('article');
  for (let left = await others.count(); left > 0; left -= 1) {
    await expect(others).toHaveCount(left);
    if (
      await others
        .first()
        .getByText(/Răspundeți până la|Termen depășit/)
        .isVisible()
    ) {
      await menu('Am răspuns în alt fel', others.first()); // a request is not closed without an answer
      continue;
    }
    await others.first().getByRole('button', { name: 'Închideți fără răspuns…' }).click();
    await page.getByRole('button', { name: 'Închideți mesajul' }).click();
  }
  await expect(page.getByText('Niciun mesaj nou')).toBeVisible();
  await page.getByLabel('Stare').selectOption({ label: 'Cu răspuns' });
  await expect(message.getByText('Răspuns trimis', { exact: true })).toBeVisible();
  await menu('Arhivați');
  await expect(message).toHaveCount(0);
  await page.getByLabel('Stare').selectOption({ label: 'Toate' });
  const search = async (words: string) => {
    await page.getByLabel('Căutați în mesaje').fill(words);
    await page.keyboard.press('Enter');
  };
  await search('intrebator@exemplu.ro');
  await expect(page.getByRole('article')).toHaveCount(1);
  await search('');
  await expect(page.getByRole('article')).not.toHaveCount(1); // what is found next is not what was found before
  await search('SOTIE contract');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(message.getByText('Arhivat')).toBeVisible();
  await menu('Ștergeți…');
  await page
    .getByRole('alertdialog', { name: 'Ștergeți mesajul „O întrebare despre contracte”?' })
    .getByRole('button', { name: 'Ștergeți mesajul' })
    .click();
  await expect(message).toHaveCount(0);
  await goOn(page, '/admin/jurnal?act=contactMessageDeleted');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a merge goes on by itself when its tab is closed, and old addresses lead to the new category', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/categorii');
  await page.getByRole('button', { name: 'Acțiuni pentru Vulcanizare' }).click();
  await page.getByRole('menuitem', { name: 'Uniți cu alta…' }).click();
  await page
    .getByRole('alertdialog')
    .getByLabel('Cu categoria')
    .selectOption({ label: 'Mecanică' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uniți categoriile' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/admin/categorii');
  const row = page.getByRole('listitem').filter({ hasText: 'unită cu Mecanică' });
  await expect(row).toContainText('0 anunțuri');
  await expect(row.getByRole('button', { name: 'Continuați unirea' })).toHaveCount(0);
  const visitor = await newPerson();
  await expect(async () => {
    await visitor.goto('/toate-anunturile?categorie=vulcanizare');
    await expect(visitor).toHaveURL(/categorie=mecanica/, { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
});
