import { golf, openGolf } from '../../support/papers/documentSteps';
import {
  conversation,
  field,
  log,
  openConversation,
} from '../../support/listings/conversationSteps';
import { openCar } from '../../support/listings/openCar';
import { expect, signIn, test } from '../../support/test';
import { goOn } from '../../support/visit';

/** Another car of the same seller, about which no journey answers. */
const rav4 = 'Toyota RAV4 2.5 Hybrid AWD 222 CP, 2020, Executive';

test('who has just registered confirms the address in another tab, and the typed message goes through', async ({
  page,
  site,
}) => {
  const email = `vera-${Date.now()}@exemplu.ro`;
  await page.goto('/register');
  await page.getByLabel('Nume afișat').fill('Vera Ionescu');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill('o parolă lungă');
  await page.getByRole('button', { name: 'Creați contul' }).click();
  await expect(page).toHaveURL('/dashboard');
  await openGolf(page);
  const text = 'Bună ziua, mai este disponibilă?';
  await page.getByRole('textbox', { name: 'Mesaj către vânzător' }).fill(text);
  await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  // Its refusal: one that is under way while the address is confirmed goes through by itself.
  await expect(page.getByText('Confirmați adresa de e-mail pentru a continua.')).toBeVisible();
  await expect(page.getByText('Adresa de e-mail nu este confirmată')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mesaj către vânzător' })).toHaveValue(text);

  const link = () => [...site.output().matchAll(/https?:\/\/\S*mode=verifyEmail\S*/g)].at(-1)?.[0];
  await expect.poll(link).toBeTruthy();
  const inbox = await page.context().newPage();
  await inbox.goto(link()!);
  await inbox.getByRole('button', { name: 'Confirmați adresa' }).click();
  await expect(inbox.getByText('Adresa de e-mail a fost confirmată.')).toBeVisible();
  await inbox.close();
  await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible();
});

test('buyer and seller write to each other in two browsers: unread counts, quick answers, typed text that stays', async ({
  page,
  newPerson,
}) => {
  const buyer = await newPerson();
  await signIn(page, 'vanzator@demo.ro');
  await signIn(buyer, 'utilizator@demo.ro');
  await openConversation(buyer, 'Mihai Stoica', golf);
  await page.goto('/mesaje-primite');
  const withBuyer = conversation(page, 'Andreea Popa', golf);
  await expect(withBuyer).toHaveAccessibleName(/Andreea Popa.*1 mesaj necitit/s);
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^Contul meu, \d+ mesaje necitite$/ }),
  ).toHaveText('Contul meu');
  await openConversation(page, 'Andreea Popa', golf);
  await expect(withBuyer).not.toHaveAccessibleName(/mesaj necitit/);

  await field(buyer).fill('Text început de cumpărătoare');
  // The seller has answered about the golf: what is usually said is offered for a first answer alone.
  const quick = page.getByRole('button', { name: 'Bună ziua. Da, este disponibil.' });
  await expect(field(page)).toBeVisible();
  await expect(quick).toHaveCount(0);
  const asking = await buyer.context().newPage();
  await openCar(asking, '/toate-anunturile?vanzator=demoVanzator', rav4);
  await asking.getByLabel('Mesaj către vânzător').fill('Bună ziua, mai este disponibilă?');
  await asking.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  await expect(asking.getByText('Mesajul a fost trimis.')).toBeVisible();
  await asking.close();
  await openConversation(page, 'Andreea Popa', rav4);
  await quick.click();
  await field(page).press('Enter');
  await expect(log(page).getByText('Bună ziua. Da, este disponibil.')).toHaveCount(1);
  await expect(log(page).getByText('Se trimite…')).toHaveCount(0);
  await expect(quick).toHaveCount(0);

  await openConversation(buyer, 'Mihai Stoica', rav4);
  await expect(log(buyer).getByText('Bună ziua. Da, este disponibil.')).toHaveCount(1);
  await openConversation(buyer, 'Mihai Stoica', golf);
  await openConversation(page, 'Andreea Popa', golf);
  await expect(field(buyer)).toHaveValue('Text început de cumpărătoare');
  await field(buyer).fill('Vedeți și www.exemplu-fals.ro');
  await buyer.getByRole('button', { name: 'Trimiteți', exact: true }).click();
  await expect(log(buyer).getByText('Vedeți și www.exemplu-fals.ro')).toBeVisible();
  await field(page).fill('Text care nu se pierde');
  await expect(log(page).getByText('Vedeți și www.exemplu-fals.ro')).toBeVisible();
  await expect(log(page).getByRole('link')).toHaveCount(0);
  await expect(log(page).getByText(/conține o adresă de internet/)).toBeVisible();
  await expect(field(page)).toHaveValue('Text care nu se pierde');
});

test('of two people with the conversation open each sees the other type, write and read, and nothing is asked but one question after the other', async ({
  page,
  newPerson,
}) => {
  const buyer = await newPerson();
  await signIn(page, 'vanzator@demo.ro');
  await signIn(buyer, 'utilizator@demo.ro');
  const asked: number[] = [];
  const looks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/live')) asked.push(Date.now());
    else if (request.url().includes(':runQuery')) looks.push(request.postData() ?? '');
  });
  await openConversation(buyer, 'Mihai Stoica', golf);
  await openConversation(page, 'Andreea Popa', golf);
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  await field(buyer).pressSequentially('Ajung', { delay: 50 });
  await expect(log(page).getByText('Andreea Popa scrie…')).toBeVisible();
  const text = `Ajung la ora ${Date.now() % 1000}.`;
  await field(buyer).fill(text);
  await field(buyer).press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
  await expect(log(page).getByText('Andreea Popa scrie…')).toHaveCount(0);
  const mine = log(buyer).getByRole('listitem').filter({ hasText: text });
  await expect(mine.getByText(/Citit$/)).toBeVisible();

  // The list and the header are told with the answers: who comes back to the window asks for nothing of theirs.
  looks.length = 0;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const next = `${text} Sau mai târziu.`;
  await field(buyer).fill(next);
  await field(buyer).press('Enter');
  await expect(log(page).getByText(next)).toBeVisible();
  expect(looks).toEqual([]);
  const seconds = (asked.at(-1)! - asked[0]!) / 1000;
  expect(asked.length).toBeLessThanOrEqual(seconds + 2); // the first, and one that was seen late
});

test('a message written without a connection leaves by itself after its tab was closed, once', async ({
  page,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  await openConversation(page, 'Mihai Stoica', golf);
  const context = page.context();
  await context.setOffline(true);
  const text = `Un mesaj fără legătură ${Date.now()}`;
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Trimiteți', exact: true }).click();
  await expect(log(page).getByText(/^Se trimite când aveți conexiune/)).toBeVisible();
  const later = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await later.goto('/contact'); // any page of the site
  const arrived = async () => {
    await openConversation(later, 'Mihai Stoica', golf);
    await expect(log(later).getByText(text)).toHaveCount(1, { timeout: 2000 });
    await expect(log(later).getByText(/^Se trimite/)).toHaveCount(0, { timeout: 2000 });
  };
  await expect(arrived).toPass();
});

test('a message that waits survives a reload, and can be given up', async ({ page }) => {
  await signIn(page, 'utilizator@demo.ro');
  await openConversation(page, 'Mihai Stoica', golf);
  await page.route('**/api/sendReply', (route) => route.abort());
  await field(page).fill('Un mesaj cu ghinion');
  await page.getByRole('button', { name: 'Trimiteți', exact: true }).click();
  await expect(log(page).getByText(/^Se trimite când aveți conexiune/)).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('Un mesaj cu ghinion')).toHaveCount(1);
  await page.getByRole('button', { name: 'Renunțați la mesaj' }).click();
  await page.reload();
  await expect(log(page).getByText('Un mesaj cu ghinion')).toHaveCount(0);
});

test('a blocked person cannot write, is told so, and can again after the block is taken back', async ({
  page,
  newPerson,
}) => {
  const buyer = await newPerson();
  await signIn(page, 'vanzator@demo.ro');
  await signIn(buyer, 'utilizator@demo.ro');
  await openConversation(page, 'Andreea Popa', golf);
  await page.getByRole('button', { name: 'Alte acțiuni pentru conversație' }).click();
  await page.getByRole('menuitem', { name: 'Blocați persoana' }).click();
  await expect(page.getByText('Ați blocat această persoană')).toBeVisible();
  await openConversation(buyer, 'Mihai Stoica', golf);
  await field(buyer).fill('Mai vorbim?');
  await buyer.getByRole('button', { name: 'Trimiteți', exact: true }).click();
  await expect(
    buyer.getByRole('alert').getByText('nu mai primește mesaje de la dumneavoastră'),
  ).toBeVisible();
  await buyer.getByRole('button', { name: 'Renunțați la mesaj' }).click();
  await goOn(page, '/dashboard?fila=ascunsi');
  await page.getByRole('button', { name: 'Deblocați: Andreea Popa' }).click();
  await expect(page.getByText('Nu ați blocat pe nimeni.')).toBeVisible();
  await field(buyer).fill('Mulțumesc, ne vedem sâmbătă.');
  await buyer.getByRole('button', { name: 'Trimiteți', exact: true }).click();
  await expect(log(buyer).getByText('Mulțumesc, ne vedem sâmbătă.')).toBeVisible();
  await expect(buyer.getByRole('alert').filter({ hasText: 'nu mai primește' })).toHaveCount(0);
});

test('a conversation is reported with the received messages quoted, and gets a receipt', async ({
  page,
}) => {
  await signIn(page, 'vanzator@demo.ro');
  await openConversation(page, 'Adina Roșca');
  await page.getByRole('button', { name: 'Alte acțiuni pentru conversație' }).click();
  await page.getByRole('menuitem', { name: 'Raportați conversația' }).click();
  const dialog = page.getByRole('dialog', { name: 'Raportați conversația cu Adina Roșca' });
  await dialog.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
  await expect(dialog.getByText('Alegeți motivul.')).toBeVisible();
  await dialog.getByLabel('Motivul').selectOption('spam');
  await dialog
    .getByLabel('Ce este în neregulă')
    .fill('Trimiteți același mesaj la toate anunțurile.');
  await dialog.getByLabel(/bună-credință/).check();
  await dialog.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
  await expect(page.getByText(/Numărul sesizării/)).toBeVisible();
});

test('on a phone the list leads to the conversation and the arrow back to the list', async ({
  page,
}) => {
  await signIn(page, 'vanzator@demo.ro');
  await page.setViewportSize({ width: 375, height: 740 });
  await openConversation(page, 'Laura Stan');
  await expect(page.getByRole('list', { name: 'Conversații' })).toBeHidden();
  await page.getByRole('link', { name: 'Înapoi la conversații' }).click();
  await expect(page.getByRole('list', { name: 'Conversații' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Laura Stan/ })).toBeFocused();
  await page.goBack();
  await expect(log(page)).toBeVisible();
});
