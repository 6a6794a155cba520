import type { Page } from '@playwright/test';
import { links } from '@anunturi/shared-domain/site/links';
import { axeFindings } from '../../support/axe';
import { makeAccount } from '../../support/people/makeAccount';
import { publishService } from '../../support/listings/publishService';
import { expect, signIn, signInByForm, test } from '../../support/test';
import { writeAsServer } from '../../support/writeAsServer';

const name = 'Buletinul altcuiva';

async function report(visitor: Page, address: string) {
  await visitor.goto(address);
  await visitor.getByRole('link', { name: 'Sesizați fișierul' }).click();
  expect(await axeFindings(visitor)).toEqual([]);
  await visitor.getByLabel('Motivul').selectOption('privacy');
  await visitor.getByLabel('Ce este în neregulă').fill('Este buletinul meu, nu am fost de acord.');
  await visitor.getByLabel('Numele dumneavoastră').fill('Ioana Pop');
  await visitor.getByLabel('Adresa de e-mail').fill('ioana@exemplu.ro');
  await visitor.getByRole('checkbox').check();
  // What is sent faster than a person types comes back with everything that was typed.
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
    await expect(visitor.getByRole('heading', { name: 'Am primit sesizarea' })).toBeVisible();
  }).toPass();
}

test('a visitor reports a file that a link gives, a moderator stops it unread, and its owner reads why', async ({
  page,
  newPerson,
  site,
  faults,
}) => {
  const owner = await makeAccount(site, 'Silviu Pavel');
  await writeAsServer(site, `users/${owner.uid}/archive/act1`, {
    name: { stringValue: name },
    kind: { stringValue: 'other' },
    tags: { arrayValue: { values: [] } },
    path: { stringValue: `archive/${owner.uid}/act1.pdf` },
    contentType: { stringValue: 'application/pdf' },
    sizeBytes: { integerValue: '120000' },
    createdAt: { timestampValue: new Date().toISOString() },
  });
  const share = { entryId: 'act1', days: 7 };
  const { address } = await owner.call<{ address: string }>('shareArchiveFile', share);
  const visitor = await newPerson();
  await report(visitor, address);
  faults.length = 0; // the browser names the answer to what was sent too fast

  await signIn(page, 'moderator@demo.ro');
  await page.goto(links.adminListings('sesizari'));
  const card = page
    .getByRole('listitem')
    .filter({ hasText: `${name}.pdf` })
    .first();
  await card.getByRole('button', { name: /^Vedeți al cui este/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('120 kB')).toBeVisible();
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByLabel(/^Motivul/).selectOption('privacy');
  await dialog
    .getByLabel(/^Faptele/)
    .fill('Este buletinul altei persoane, care nu a fost de acord.');
  await dialog.getByRole('button', { name: 'Opriți linkurile' }).click();
  await expect(page.getByText('Linkurile fișierului sunt oprite.')).toBeVisible();

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Linkul nu mai este valabil' })).toBeVisible();
  faults.length = 0; // and that to a link that is over
  const person = await newPerson();
  await signIn(person, owner.email, owner.password);
  await person.goto(links.ownReports());
  await expect(person.getByText(`Fișierul nu mai poate fi dat prin link: ${name}`)).toBeVisible();
});

test('who signs in with two accounts in one browser is met as such where a listing of theirs is reviewed', async ({
  page,
  newPerson,
  site,
}) => {
  const earlier = await makeAccount(site, 'Zenovia Întâi');
  const later = await makeAccount(site, 'Zenovia Adoua');
  const address = await publishService(later, 'Zugrav cu două conturi, lucrări curate');
  const person = await newPerson();
  for (const { email, password } of [earlier, later]) {
    const noted = person.waitForResponse(/\/api\/noteSession$/);
    await signInByForm(person, email, password);
    await noted;
    if (email === earlier.email) {
      await person.getByRole('button', { name: 'Delogare' }).click();
      await expect(person).toHaveURL(/\/login/);
    }
  }
  await signIn(page, 'moderator@demo.ro');
  await page.goto(links.adminListings('toate', address.slice(-20)));
  await expect(page.getByRole('region', { name: 'Ce hotărăște' })).toContainText(
    'același browser: Zenovia Întâi',
  );
});
