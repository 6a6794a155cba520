import { makeAccount } from '../../support/makeAccount';
import { publishService } from '../../support/publishService';
import { expect, signIn, test } from '../../support/test';
import { writeAsServer } from '../../support/writeAsServer';

test('on a phone every decision about a listing stands whole on the screen', async ({
  page,
  site,
}) => {
  const seller = await makeAccount(site, 'Traian Crețu');
  const id = (await publishService(seller, 'Reparat biciclete și trotinete')).slice(-20);
  await writeAsServer(site, `listings/${id}`, { status: { stringValue: 'pending' } });
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, 'admin@demo.ro');
  await page.goto(`/admin/anunturi?anunt=${id}`);
  const decisions = page.getByRole('group', { name: /^Decizii pentru/ }).getByRole('button');
  await expect(decisions).toHaveText([
    'Modificați…',
    'Aprobați',
    'Cereți modificări…',
    'Respingeți…',
    'Scoateți de pe site…',
  ]);
  for (const each of await decisions.all()) await expect(each).toBeInViewport({ ratio: 1 });
});

test('on a phone the list that is open stays in sight when its counts come', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/anunturi?stare=sesizari');
  const lists = page.getByRole('navigation', { name: 'Liste de anunțuri' });
  await expect(lists.getByRole('link', { name: /^De verificat/ })).toHaveText(/\d/);
  await expect(lists.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});
