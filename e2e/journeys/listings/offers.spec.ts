import { field, log, openConversation } from '../../support/listings/conversationSteps';
import { golf } from '../../support/papers/documentSteps';
import { drawPictures } from '../../support/listings/sellSteps';
import { type Page, expect, signIn, test } from '../../support/test';

test('a photo goes from one browser to the other; a sum is accepted there, and a newer one takes its place', async ({
  page,
  newPerson,
}) => {
  const buyer = await newPerson();
  await signIn(page, 'vanzator@demo.ro');
  await signIn(buyer, 'utilizator@demo.ro');
  await openConversation(buyer, 'Mihai Stoica', golf);
  await openConversation(page, 'Andreea Popa', golf);
  await buyer
    .getByLabel('Adăugați o fotografie')
    .setInputFiles(await drawPictures(buyer, ['#0b5345']));
  await expect(buyer.getByText(/^Fotografia e gata/)).toBeVisible();
  await field(buyer).fill('Zgârietura din față');
  await field(buyer).press('Enter');
  const photo = page.getByRole('button', { name: /^Fotografie: Zgârietura din față/ }).last();
  await photo.press('Enter');
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveJSProperty('naturalWidth', 1600);
  await page.keyboard.press('Escape');
  const offer = async (sum: string) => {
    await buyer.getByRole('button', { name: 'Faceți o ofertă' }).click();
    await expect(buyer.getByText(/Oferta nu obligă pe nimeni/)).toBeVisible();
    await buyer.getByLabel('Preț propus').fill(sum);
    await buyer.getByRole('button', { name: 'Trimiteți oferta' }).click();
    await expect(buyer.getByRole('dialog')).toHaveCount(0);
  };
  const message = (of: Page, sum: string) =>
    log(of)
      .getByRole('listitem')
      .filter({ hasText: `Ofertă: ${sum}` })
      .last();
  const [first, second] = [Date.now() % 900, (Date.now() % 900) + 1].map(
    (each) => `7.${String(each).padStart(3, '0')}`,
  );
  await offer(first!);
  await expect(page.getByRole('button', { name: `Acceptați: ${first} €` })).toBeVisible();
  await offer(second!);
  await expect(message(page, first!).getByText('Înlocuită')).toBeVisible();
  await page.getByRole('button', { name: `Acceptați: ${second} €` }).click();
  await expect(message(buyer, second!).getByText('Acceptată')).toBeVisible();
  await expect(log(buyer).getByText(`Accept oferta de ${second} €.`)).toBeVisible();
});
