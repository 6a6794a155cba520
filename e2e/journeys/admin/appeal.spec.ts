import { randomUUID } from 'node:crypto';
import { emailTo, linkIn } from '../../support/people/emailSteps';
import { makeAccount } from '../../support/people/makeAccount';
import { publishService } from '../../support/listings/publishService';
import { expect, signIn, test } from '../../support/test';

test('a reported listing is turned down with reasons, appealed against by its owner, and put back', async ({
  page: seller,
  newPerson,
  site,
}) => {
  const account = await makeAccount(site, 'Traian Crețu');
  const title = 'Ascuțit cuțite, foarfeci și lanțuri';
  const address = await publishService(account, title);
  await signIn(seller, account.email, account.password);
  await seller.goto('/dashboard?stare=active');
  const row = seller
    .getByRole('article')
    .filter({ has: seller.getByText('Activ', { exact: true }) });
  const link = row.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(link).toHaveText(title);
  await expect(link).toHaveAttribute('href', address);

  const reporter = await newPerson();
  await reporter.goto(address);
  await reporter.getByRole('button', { name: 'Mai multe acțiuni' }).click();
  await reporter.getByRole('menuitem', { name: 'Raportați anunțul' }).click();
  const notice = reporter.getByRole('dialog', { name: 'Raportați anunțul' });
  await notice.getByLabel('Motivul').selectOption({ label: 'Preț sau descriere înșelătoare' });
  await notice
    .getByLabel('Ce este în neregulă')
    .fill('Prețul din descriere este altul decât cel afișat sus.');
  await notice.getByLabel('Numele dumneavoastră').fill('Dan Radu');
  const reporterEmail = `${randomUUID()}@exemplu.ro`;
  await notice.getByLabel('Adresa de e-mail').fill(reporterEmail);
  await notice.getByLabel(/bună-credință/).check();
  await notice.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
  await reporter
    .getByRole('dialog', { name: 'Am primit sesizarea' })
    .getByRole('link', { name: 'pagina sesizării' })
    .click();
  await expect(reporter.getByText('În analiză.')).toBeVisible();
  await reporter.setViewportSize({ width: 320, height: 640 });
  expect(await reporter.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const admin = await newPerson();
  await signIn(admin, 'admin@demo.ro');
  await admin.goto('/admin/anunturi?stare=sesizari');
  await admin
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: 'Deschideți anunțul și decideți' })
    .click();
  await expect(
    admin.getByRole('article').getByText('Prețul din descriere este altul decât cel afișat sus.'),
  ).toBeVisible();
  await admin.getByRole('button', { name: 'Respingeți…' }).click();
  const statement = admin.getByRole('dialog', { name: `Respingeți „${title}”` });
  await statement.getByLabel('Motivul').selectOption({ label: 'Preț sau descriere înșelătoare' });
  await statement.getByLabel(/Faptele/).fill('Prețul din descriere diferă de cel afișat.');
  await expect(statement.getByLabel(/Răspundeți și la/)).toBeChecked();
  await statement.getByRole('button', { name: 'Respingeți anunțul' }).click();
  await admin.getByRole('button', { name: 'Aplicați acum' }).click();
  await expect(admin.getByRole('button', { name: 'Aplicați acum' })).toHaveCount(0);
  await admin.goto('/admin/anunturi?stare=sesizari&sesizari=decided');
  await expect(
    admin.getByRole('listitem').filter({ hasText: title }).getByText('Conținut eliminat'),
  ).toBeVisible();
  await reporter.reload();
  await expect(reporter.getByText(/^Conținut eliminat/)).toBeVisible();
  const received = await emailTo(site, reporterEmail, /^Am primit sesizarea/);
  const answered = await emailTo(site, reporterEmail, /^Răspuns la sesizare/);
  expect(answered.text).toContain('Prețul din descriere diferă de cel afișat.');
  expect(answered.text).toContain('autorităților sau instanței');
  for (const email of [received, answered]) {
    await reporter.goto(linkIn(email, 'Vedeți sesizarea și ce puteți face'));
    await expect(reporter.getByText(/^Conținut eliminat/)).toBeVisible();
  }

  const turnedDown = await emailTo(
    site,
    account.email,
    /^Anunțul a fost (respins|scos de pe site)/,
  );
  expect(turnedDown.text).toContain('Prețul din descriere diferă de cel afișat.');
  expect(turnedDown.text).toContain('regula 2 din termenii site-ului');
  await seller.goto(linkIn(turnedDown, 'Vedeți și contestați'));
  const rejected = seller.getByRole('article').filter({ hasText: title });
  await expect(rejected.getByRole('region', { name: 'Motivarea deciziei' })).toContainText(
    'Prețul din descriere diferă de cel afișat.',
  );
  await rejected.getByRole('button', { name: 'Contestați decizia' }).click();
  const appeal = seller.getByRole('dialog', { name: 'Contestați decizia' });
  await appeal
    .getByLabel('De ce este greșită decizia')
    .fill('Am corectat descrierea; prețul este cel afișat, cum arată și contractul.');
  await appeal.getByRole('button', { name: /Trimiteți/ }).click();
  await expect(rejected).toContainText('Contestația este în analiză.');

  // The one who decided does not answer the appeal: a moderator does.
  const another = await newPerson();
  await signIn(another, 'moderator@demo.ro');
  await another.goto('/admin/anunturi?stare=contestate');
  const appealed = another.getByRole('list', { name: 'Anunțuri' }).getByRole('listitem');
  await expect(appealed.filter({ hasText: title })).toHaveCount(1);
  for (let left = await appealed.count(); left > 0; left -= 1) {
    // other journeys appeal too
    await expect(appealed).toHaveCount(left);
    await another.getByRole('button', { name: 'Anulați decizia' }).first().click();
    const answer = another.getByRole('alertdialog');
    await answer
      .getByLabel(/Răspunsul la contestație/)
      .fill('Aveți dreptate, anunțul este din nou public.');
    await answer.getByRole('button', { name: 'Anulați decizia' }).click();
  }
  await expect(another.getByText('Niciun anunț contestat')).toBeVisible();

  await admin.goto('/admin/anunturi?stare=sesizari&sesizari=decided');
  await expect(
    admin
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByText(/^Hotărâre anulată/),
  ).toBeVisible();
  const outcome = await emailTo(site, account.email, /^Răspuns la contestație/);
  expect(outcome.text).toContain('Aveți dreptate, anunțul este din nou public.');
  const back = await emailTo(site, reporterEmail, /^Răspuns la sesizare/, 'Hotărâre anulată');
  expect(back.text).not.toContain('Aveți dreptate');
  await seller.goto(linkIn(outcome, 'Intrați în cont'));
  const told = seller.getByRole('article').filter({ hasText: title });
  await expect(told.getByRole('region', { name: 'Răspunsul la contestație' })).toContainText(
    'Aveți dreptate, anunțul este din nou public.',
  );
  await told.getByRole('button', { name: 'Am citit răspunsul' }).click();
  await expect(told.getByRole('region', { name: 'Răspunsul la contestație' })).toHaveCount(0);

  await reporter.goto(address);
  await expect(reporter.getByRole('heading', { level: 1 })).toContainText(title);
  const source = await (await reporter.request.get(address)).text();
  expect(source).toContain(title);
  const secrets = ['diferă de cel afișat', 'cum arată și contractul', 'Aveți dreptate'];
  const pages = [
    address,
    '/',
    '/toate-anunturile',
    '/sitemap-listings-1.xml',
    '/blog/feed.xml',
    '/blog/rss.xml',
  ];
  for (const path of pages) {
    const answer = await reporter.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const text = await answer.text();
    expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []]);
  }
  await reporter.goto('/transparenta');
  await expect(reporter.getByRole('row', { name: /Preț sau descriere înșelătoare/ })).toBeVisible();
});
