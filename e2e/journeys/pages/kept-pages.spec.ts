import { expect, signInByForm, test } from '../../support/test';

test.use({ keepsOffline: true });

test('without a network a kept page opens whole, another address opens without its markup, and who signs in loses none', async ({
  page,
  context,
  faults,
}) => {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('recovered') && complaints.push(message.text()),
  );
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Nobody has touched anything: what says that a page is a kept one is there with the worker.
  const files = await page.evaluate(async () =>
    (await (await caches.open('files-1')).keys()).map(({ url }) => url),
  );
  for (const name of ['main', 'toasts', 'updates'])
    expect(files).toContainEqual(expect.stringContaining(`/static/js/${name}.`));
  for (const path of ['/', '/termeni']) await page.goto(path);
  const kept = (path: string) =>
    page.evaluate(
      async (address) => (await (await caches.open('pages-1')).match(address))?.text(),
      path,
    );
  await expect.poll(() => kept('/termeni')).toContain('<div id="root"><div');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termeni și condiții');
  await expect(page.getByText('Vedeți pagina păstrată pe acest dispozitiv')).toBeVisible();
  expect(await (await page.goto('/politica-confidentialitate'))?.text()).toContain(
    '<div id="root"></div>',
  );
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.setOffline(false);
  await signInByForm(page, 'utilizator@demo.ro');
  expect(await kept('/termeni')).toContain('<div id="root"><div'); // the same for everybody
  faults.length = 0; // what could not be downloaded without a network
});
