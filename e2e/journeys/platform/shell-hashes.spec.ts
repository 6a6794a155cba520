import { breakRoute } from '../../support/breakRoute';
import { expect, test } from '../../support/test';
import { goOn, visit } from '../../support/visit';

test('what the shell loads later carries its hash: scripts and style sheets of screens, of the account, of idle time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const bare: string[] = [];
    const loaded: string[] = [];
    Object.assign(globalThis, { bare, loaded });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) continue;
        if (node instanceof HTMLLinkElement && node.rel !== 'stylesheet') continue;
        const url = node instanceof HTMLScriptElement ? node.src : node.href;
        if (!url.startsWith(`${location.origin}/static/`)) continue;
        loaded.push(url);
        if (!node.integrity) bare.push(url);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = (name: 'bare' | 'loaded') =>
    page.evaluate((key) => (globalThis as unknown as Record<string, string[]>)[key]!, name);
  await visit(page, '/');
  await goOn(page, '/login');
  await goOn(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(await seen('bare')).toEqual([]);
  const loaded = (await seen('loaded')).join('\n');
  for (const name of ['main', 'telemetry', 'login', 'contact'])
    expect(loaded).toContain(`/${name}.`);
});

test('a chunk of the shell with other bytes than its build names is not run, and a retry loads the right one', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, '/blog');
  const mend = await breakRoute(context, '**/static/js/terms.*.chunk.js*', async (route) => {
    const answer = await route.fetch();
    const body = `document.body.dataset.changed = '';${await answer.text()}`;
    await route.fulfill({ response: answer, body }).catch(() => undefined); // who asked may be gone
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termeni' }).click();
  await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-changed');
  mend();
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Termeni/ })).toBeVisible();
  faults.length = 0; // what was refused is told in the console
});
