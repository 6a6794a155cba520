import { publishService } from '../../support/listings/publishService';
import { emailTo, linkIn } from '../../support/people/emailSteps';
import { makeAccount } from '../../support/people/makeAccount';
import { signIn } from '../../support/people/signIn';
import { expect, test } from '../../support/test';
import { writeAsServer } from '../../support/writeAsServer';

test('a moderator asks the seller of a listing, then for changes, each told by e-mail, and what was changed comes back before those that wait longer', async ({
  page: admin,
  newPerson,
  site,
}) => {
  const account = await makeAccount(site, 'Silvia Rusu');
  const title = 'Tapițat canapele și fotolii';
  const id = (await publishService(account, title)).slice(-20);
  await writeAsServer(site, `listings/${id}`, { status: { stringValue: 'pending' } });
  await signIn(admin, 'admin@demo.ro');
  await admin.goto(`/admin/anunturi?anunt=${id}`);
  await admin.getByRole('button', { name: 'Scrieți vânzătorului…' }).click();
  const question = 'Lucrați și la domiciliul clientului?';
  const message = admin.getByRole('dialog', { name: `Scrieți vânzătorului despre „${title}”` });
  await message.getByLabel('Mesajul').fill(question);
  await message.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  await emailTo(site, account.email, /mesaj despre anunțul/, question);

  await admin.getByRole('button', { name: 'Cereți modificări…' }).click();
  const dialog = admin.getByRole('dialog', { name: `Cereți modificări la „${title}”` });
  const wish = 'Scrieți în titlu în ce oraș lucrați.';
  await dialog.getByRole('textbox').fill(wish);
  await dialog.getByRole('button', { name: 'Cereți modificările' }).click();

  const email = await emailTo(site, account.email, /modificări/, wish);
  const seller = await newPerson();
  await signIn(seller, account.email, account.password);
  await seller.goto(linkIn(email, 'Modificați și retrimiteți'));
  const field = seller.getByRole('textbox', { name: 'Titlu' });
  await expect(field).toHaveValue(title);
  await field.fill(`${title} în Mediaș`);
  await seller.getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(seller.getByText('Modificările sunt salvate')).toBeVisible();

  await admin.goto('/admin/anunturi');
  const first = admin.getByRole('list', { name: 'Anunțuri' }).getByRole('listitem').first();
  await first.getByRole('button', { name: new RegExp(title) }).click();
  await expect(
    admin.getByRole('list', { name: 'Ce s-a schimbat' }).getByText('în Mediaș'),
  ).toBeVisible();
  await admin.getByRole('button', { name: 'Aprobați' }).click();
  await expect(admin.getByRole('list', { name: 'Anunțuri' }).getByText(title)).toHaveCount(0);
});
