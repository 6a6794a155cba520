import { breakRoute } from '../../support/breakRoute';
import { brokenAnswers } from '../../support/releases/brokenAnswers';
import { expect, signInByForm, test } from '../../support/test';

test.use({ keepsOffline: true });

const own = { listings: '/toate-anunturile', documents: '/calculator', blog: '/blog' } as const;
const other = { listings: '/blog', documents: '/blog', blog: '/calculator' } as const;
const { 'answers 500': _alike, ...faultsOf } = brokenAnswers;

for (const name of ['listings', 'documents', 'blog'] as const) {
  for (const [what, answer] of Object.entries(faultsOf)) {
    test(`when ${name} ${what}, the frame and the other remotes work and a retry brings it back`, async ({
      page,
      context,
      faults,
    }) => {
      // Of two of them the entry is there, what it leads to is not.
      const isEntryThere = what === 'answers 404' && name !== 'blog';
      const broken = `**/remotes/${name}/**${isEntryThere ? '/static/js/*' : ''}`;
      const mend = await breakRoute(context, broken, answer);
      await page.goto(own[name]);
      await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.goto(other[name]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(own[name]);
      await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
      mend();
      await page.getByRole('button', { name: 'Reîncercați' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      faults.length = 0; // a broken script is a page error by design of this test
    });
  }
}

test('when admin does not answer, an administrator still has the frame and the rest, a retry brings it back, and the fault is told', async ({
  page,
  context,
}) => {
  const mend = await breakRoute(context, '**/remotes/admin/**', faultsOf['does not answer']);
  await signInByForm(page, 'admin@demo.ro');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Spre site' }).click();
  await expect(page).toHaveURL('/toate-anunturile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser has told the server meanwhile: administrators see what failed, where and in which version.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Ce văd vizitatorii' })).toContainText(
      /Administrare \d[^,]*, \/admin, Nu s-a încărcat/,
    );
  }).toPass({ timeout: 30_000 });
});

test('a remote that is slow is spoken of long before its time-out, and may still arrive', async ({
  page,
  context,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/remotes/blog/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.getByText('Pagina se încarcă mai greu decât de obicei')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Pagina se încarcă mai greu decât de obicei')).toHaveCount(0);
});

test('a chunk with other bytes than its release names is not run, and a retry loads the right one', async ({
  page,
  context,
  faults,
}) => {
  const chunk = '**/remotes/blog/**/blogPost.chunk.js*';
  // Before the page: a link in sight asks for what it leads to.
  const mend = await breakRoute(context, chunk, async (route) => {
    const answer = await route.fetch();
    const body = `document.body.dataset.changed = '';${await answer.text()}`;
    await route.fulfill({ response: answer, body }).catch(() => undefined); // who asked may be gone
  });
  await page.goto('/blog');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-changed');
  mend();
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(page.getByText('Pagina nu s-a putut încărca')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  faults.length = 0; // what was refused is told in the console
});
