import { golf } from '../../support/documentSteps';
import { type Page, expect, signIn, test } from '../../support/test';

const log = (page: Page) => page.getByRole('log', { name: 'Mesaje' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Mesajul dumneavoastră' });

async function open(page: Page, name: string) {
  await page.goto('/mesaje-primite');
  const list = page.getByRole('list', { name: 'Conversații' });
  await list.getByRole('link', { name }).filter({ hasText: golf }).click();
  await expect(log(page)).toBeVisible();
}

test('of two people with the conversation open each sees the other type, write and read, and nobody asks more than once a second', async ({
  page,
  newPerson,
}) => {
  const buyer = await newPerson();
  await signIn(page, 'vanzator@demo.ro');
  await signIn(buyer, 'utilizator@demo.ro');
  await open(buyer, 'Mihai Stoica');
  await open(page, 'Andreea Popa');
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/live')) asked.push(Date.now());
  });

  await field(buyer).pressSequentially('Ajung', { delay: 50 });
  await expect(log(page).getByText('Andreea Popa scrie…')).toBeVisible();
  const text = `Ajung la ora ${Date.now() % 1000}.`;
  await field(buyer).fill(text);
  await field(buyer).press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
  await expect(log(page).getByText('Andreea Popa scrie…')).toHaveCount(0);
  const mine = log(buyer).getByRole('listitem').filter({ hasText: text });
  await expect(mine.getByText(/Citit$/)).toBeVisible();

  const gaps = asked.slice(1).map((at, n) => at - asked[n]!);
  expect(gaps.filter((gap) => gap < 900)).toEqual([]);
});
