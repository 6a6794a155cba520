import { expect, signInByForm, test } from '../../support/test';

test.use({ keepsOffline: true });

test('who signs out in one tab is signed out in the other', async ({ page, context }) => {
  await signInByForm(page, 'utilizator@demo.ro');
  const other = await context.newPage();
  await other.goto('/termeni');
  await expect(other.getByRole('button', { name: 'Delogare' })).toBeVisible();
  await page.getByRole('button', { name: 'Delogare' }).click();
  await expect(
    other.getByRole('banner').getByRole('link', { name: 'Autentificare' }),
  ).toBeVisible();
});

test('who signs out is signed out in a tab too that is just told about the account', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'utilizator@demo.ro');
  const other = await context.newPage();
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await other.route('**/accounts:lookup*', (route) => answered.then(() => route.continue()));
  // The browser tells this tab late of what other tabs do.
  await other.addInitScript(() => {
    const late: StorageEvent[] = [];
    const hold = (event: StorageEvent) => {
      event.stopImmediatePropagation();
      late.push(event);
    };
    addEventListener('storage', hold, true);
    addEventListener('tell', () => {
      removeEventListener('storage', hold, true);
      for (const { key, oldValue, newValue } of late.splice(0))
        dispatchEvent(
          new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }),
        );
    });
  });
  await other.goto('/termeni');
  await expect(other.getByRole('button', { name: 'Delogare' })).toBeVisible();
  await page.getByRole('button', { name: 'Delogare' }).click();
  const isKept = () =>
    other.evaluate(() => Object.keys(localStorage).some((key) => key.includes(':authUser:')));
  await expect.poll(isKept).toBe(false);
  answer();
  await expect.poll(isKept).toBe(true); // put there again
  await other.evaluate(() => dispatchEvent(new Event('tell')));
  for (const tab of [other, page])
    await expect(
      tab.getByRole('banner').getByRole('link', { name: 'Autentificare' }),
    ).toBeVisible();
  expect(await isKept()).toBe(false);
});
