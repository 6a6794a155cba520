import { expect, type Page, signIn, test } from '../../support/test';
import { visit } from '../../support/visit';

/** Documents and commands that a screen asks for until it is whole; what is asked again, as unread messages are, counts once. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Told once a day, not by each page.
    if (pathname === '/api/noteSession') return;
    if (request.method() === 'POST' && /\/databases\/|^\/api\//.test(pathname))
      asked.add(`${pathname} ${request.postData()}`);
  });
  await visit(page, path);
  return [...asked];
}

test('the first screen of the administration asks for its numbers at once', async ({ page }) => {
  await signIn(page, 'admin@demo.ro');
  const asked = await requestsOf(page, '/admin');
  await expect(page.getByRole('link', { name: /Anunțuri de verificat/ })).toBeVisible();
  await expect(page.getByText(/Conturi noi: \d/)).toBeVisible();
  expect(asked.filter((each) => each.startsWith('/api/readOverview'))).toHaveLength(1);
  expect(asked.filter((each) => each.includes('runAggregationQuery'))).toEqual([]);
  // The role, unread messages and notices, jobs that stopped or wait, the search, e-mails that did not arrive, decisions of today.
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8);
});

test('the account asks for what its first tab shows, and for nothing of the others', async ({
  page,
}) => {
  await signIn(page, 'vanzator@demo.ro');
  const asked = await requestsOf(page, '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Anunțuri după stare' })).toBeVisible();
  // The role, unread messages and notices beside it.
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(4);
});

test('what is one’s own waits neither for the account to be confirmed nor for the role to be checked', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.ro');
  await page.route(/accounts:lookup/, () => {}); // never answered
  await page.route(/documents:batchGet/, async (route) => {
    if (!route.request().postData()?.includes('/documents/users/')) await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /Anunțuri de verificat/ })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Nu aveți încă niciun anunț')).toBeVisible();
});
