import { makeAccount } from '../../support/people/makeAccount';
import { makeModerator } from '../../support/people/makeModerator';
import { publishService } from '../../support/listings/publishService';
import { readAsServer } from '../../support/readAsServer';
import { expect, signIn, test } from '../../support/test';
import { writeAsServer } from '../../support/writeAsServer';

test('the queue is walked and decided with the keyboard, and the last decision can be taken back', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/anunturi');
  const rows = page.getByRole('list', { name: 'Anunțuri' }).getByRole('listitem');
  await expect(rows).not.toHaveCount(0);
  const waiting = await rows.count();
  await rows.first().getByRole('button').press('?');
  await expect(page.getByRole('dialog', { name: 'Taste' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(rows).toHaveCount(waiting - 1);
  await page.keyboard.press('u');
  await expect(rows).toHaveCount(waiting);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  for (let left = waiting - 1; left >= 0; left -= 1) {
    await page.keyboard.press('a');
    await expect(rows).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Aplicați acum' }).click();
  await expect(page.getByText('Nimic de verificat')).toBeVisible();

  await page.goto('/admin/anunturi?stare=active');
  await rows.first().getByRole('button').press('j');
  await expect(rows.nth(1).getByRole('button')).toBeFocused();
  await page.getByRole('checkbox', { name: /Bifați toate/ }).check();
  const count = await rows.count();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: /Scoateți .* de pe site/ });
  await dialog.getByLabel(/Motivul/).selectOption('forbiddenGoods');
  await dialog.getByRole('button', { name: 'Scoateți anunțurile' }).click();
  await expect(page.getByText(/decizii se aplică/)).toContainText(String(count));
  const isBack = page.waitForResponse((answer) => answer.url().endsWith('/undoDecisions'));
  await page.keyboard.press('u');
  expect((await (await isBack).json()).result).toEqual({ late: [] });
  await expect(rows).toHaveCount(count);
});

test('a second moderator sees who has a listing and keeps what was typed, and a decision stands though its tab dies right after the key', async ({
  page,
  newPerson,
  site,
}) => {
  const seller = await makeAccount(site, 'Traian Crețu');
  const other = await makeModerator(site, 'Ioana Marin');
  const waiting = await Promise.all(
    ['Zugrăvit apartamente și case', 'Montat parchet laminat'].map(async (title) => {
      const id = (await publishService(seller, title)).slice(-20);
      await writeAsServer(site, `listings/${id}`, { status: { stringValue: 'pending' } });
      return { id, title };
    }),
  );
  const [taken, dying] = [waiting[0]!, waiting[1]!];
  await other.call('claimListing', { to: taken.id });
  await signIn(page, 'admin@demo.ro');
  await page.goto(`/admin/anunturi?anunt=${taken.id}`);
  await expect(page.getByRole('status').getByText(/^Îl are deschis Ioana Marin/)).toBeVisible();
  await page.getByRole('button', { name: 'Respingeți…' }).click();
  const statement = page.getByRole('dialog', { name: `Respingeți „${taken.title}”` });
  await statement.getByLabel('Motivul').selectOption({ label: 'Preț sau descriere înșelătoare' });
  const facts = 'Prețul din titlu este altul decât cel din descriere.';
  await statement.getByLabel(/Faptele/).fill(facts);
  await other.call('decideListing', {
    listingId: taken.id,
    version: 1,
    decision: { kind: 'approve' },
  });
  await statement.getByRole('button', { name: 'Respingeți anunțul' }).click();
  await expect(page.getByText(new RegExp(`„${taken.title}”: `))).toBeVisible();
  await page.getByRole('link', { name: 'Toate', exact: true }).click();
  await page
    .getByRole('list', { name: 'Anunțuri' })
    .getByRole('button', { name: new RegExp(taken.title) })
    .click();
  await page.getByRole('button', { name: 'Scoateți de pe site…' }).click();
  await expect(page.getByRole('dialog').getByLabel(/Faptele/)).toHaveValue(facts);

  const tab = await newPerson();
  await signIn(tab, 'admin@demo.ro');
  await tab.goto('/admin/anunturi');
  const row = tab.getByRole('list', { name: 'Anunțuri' }).getByRole('button', {
    name: new RegExp(dying.title),
  });
  await row.click();
  await expect(tab.getByRole('region', { name: 'Ce hotărăște' })).toBeVisible();
  await row.press('a');
  await tab.close({ runBeforeUnload: false });
  await expect
    .poll(async () => (await readAsServer(site, `listings/${dying.id}`))?.fields?.status)
    .toEqual({ stringValue: 'active' });
});
