import { randomUUID } from 'node:crypto';
import { field, log } from '../../support/listings/conversationSteps';
import { emailTo, linkIn, listingIn, readOnPhone } from '../../support/people/emailSteps';
import { makeAccount } from '../../support/people/makeAccount';
import { letRunOut, makeDue } from '../../support/makeDue';
import { publishService } from '../../support/listings/publishService';
import { expect, signIn, test } from '../../support/test';

test('two people are told by e-mail: of a message, which is answered from it; of what was searched for, which opens from it and is stopped; of a listing that ran out, which is renewed from it', async ({
  page,
  newPerson,
  site,
}) => {
  const buying = await newPerson();
  const [seller, buyer] = [
    await makeAccount(site, 'Sanda Vlad'),
    await makeAccount(site, 'Ilie Pop'),
  ];
  await signIn(page, seller.email, seller.password);
  await signIn(buying, buyer.email, buyer.password);
  const word = `acoperiș${randomUUID().slice(0, 8)}`;

  await buying.goto(`/toate-anunturile?cauta=${encodeURIComponent(word)}`);
  await buying.getByRole('button', { name: 'Salvați căutarea' }).click();
  const dialog = buying.getByRole('dialog', { name: 'Salvați căutarea' });
  await dialog.getByText('Pe loc', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Salvați' }).click();
  await expect(dialog).toHaveCount(0);

  const first = await publishService(seller, 'Reparații de jgheaburi și burlane');
  await buying.goto(first);
  await buying.getByLabel('Mesaj către vânzător').fill('Ajungeți și la Cisnădie?');
  await buying.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  await expect(buying.getByText('Mesajul a fost trimis.')).toBeVisible();
  await buying.getByRole('link', { name: 'Vedeți conversația' }).click();
  await expect(buying).toHaveURL(/conversatie=/);
  const conversation = new URL(buying.url()).searchParams.get('conversatie')!;
  await makeDue(site, `unread-${conversation}-${seller.uid}`);
  const over = await publishService(seller, 'Montaj de gresie și faianță');
  await letRunOut(site, over.slice(-20));
  const title = `Izolații și ${word}`;
  await publishService(seller, title); // the queue is looked at

  const unread = await emailTo(site, seller.email, /^Un mesaj nou/);
  await page.goto(linkIn(unread, 'Răspundeți'));
  await field(page).fill('Da, săptămâna viitoare.');
  await field(page).press('Enter');
  await expect(log(page).getByText('Da, săptămâna viitoare.')).toHaveCount(1);

  const ended = await emailTo(site, seller.email, /^Anunțul a expirat/);
  const stranger = await newPerson();
  await stranger.goto(over);
  await expect(stranger.getByText('Acest anunț a expirat')).toBeVisible();
  await stranger.goto(linkIn(ended, 'Prelungiți anunțul'));
  await stranger.getByRole('button', { name: 'Prelungiți cu 30 de zile' }).click();
  await expect(stranger.getByText('Anunțul a fost prelungit cu 30 de zile.')).toBeVisible();
  await stranger.goto(over);
  await expect(
    stranger.getByRole('button', { name: 'Intrați în cont și trimiteți' }),
  ).toBeVisible();

  const alert = await emailTo(site, buyer.email, /^1 anunț nou/);
  await readOnPhone(stranger, alert);
  await buying.goto(listingIn(alert));
  await expect(buying.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await buying.goto(linkIn(alert, 'Schimbați cât de des vă scriem sau opriți'));
  await buying.getByRole('button', { name: 'Niciodată' }).click();
  await buying.goto('/dashboard?fila=cautari');
  await expect(buying.getByRole('combobox', { name: 'Vă scriem' })).toHaveValue('never');
});
