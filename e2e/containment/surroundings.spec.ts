import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { checkContained, expectContained, follow, holds, noticesOf } from './checkContained';
import { checkServed } from './checkServed';
import type { BreakableSite } from './site';
import { expect, remoteNames, remotes, test } from './test';

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** The releases of the site on an origin of their own, as a team's own host would have them. */
async function startOwnOrigin(files: string) {
  const state = { isDown: false, hasCors: true, asked: [] as string[] };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'GET') state.asked.push(pathname);
    if (state.isDown) return void request.socket.destroy();
    readFile(join(files, pathname.replace('/remotes/', 'releases/'))).then(
      (bytes) => {
        const type = types[pathname.split('.').at(-1)!] ?? 'application/octet-stream';
        response.writeHead(200, {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          ...(state.hasCors && {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': '*', // tests send headers of their own
          }),
        });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { state, origin: `http://localhost:${port}`, stop: () => server.close() };
}

/** Makes a release live whose files are on that origin. */
async function releaseThere(site: BreakableSite, remote: string, origin: string) {
  const release = await site.releaseBroken(remote, (entry) => entry);
  const there = { ...release, url: origin + release.url };
  const remotesThere = { ...site.registry.remotes, [remote]: there };
  await site.write(JSON.stringify({ ...site.registry, remotes: remotesThere }));
  return there;
}

for (const how of ['down', 'without CORS'] as const)
  for (const remote of remoteNames)
    test(`own origin ${how} · ${remote}`, async ({ open, site, note }) => {
      const own = await startOwnOrigin(site.files);
      const { page } = await open(remote);
      const { version } = await releaseThere(site, remote, own.origin);
      if (how === 'down') own.state.isDown = true;
      else own.state.hasCors = false;
      await page.goto(remotes[remote].path);
      const figures = await checkContained({
        what: `own origin ${how}`,
        remote,
        version,
        page,
        site,
        broken: (url) => url.startsWith(own.origin),
        kinds: ['load'],
        repair: async () => void Object.assign(own.state, { isDown: false, hasCors: true }),
      });
      own.stop();
      note(figures);
      expectContained(figures);
    });

for (const remote of remoteNames)
  test(`own origin works, nothing comes twice · ${remote}`, async ({ open, site, note }) => {
    const own = await startOwnOrigin(site.files);
    const { page } = await open(remote);
    await releaseThere(site, remote, own.origin);
    await checkServed({
      what: 'own origin works, nothing comes twice',
      remote,
      page,
      note,
      also: async () =>
        expect(own.state.asked.sort()).toEqual([...new Set(own.state.asked)].sort()),
    });
    own.stop();
  });

for (const remote of remoteNames)
  test(`stale worker · ${remote}`, async ({ open, site, note }) => {
    const { page } = await open(remote, { serviceWorkers: 'allow' });
    await page.goto(remotes[remote].path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const { version } = await site.releaseBroken(remote, (entry) => entry);
    const asked: string[] = [];
    page.on('response', (response) => asked.push(response.url()));
    await checkServed({
      what: 'stale worker: the next page is the new release, or says that it is not',
      remote,
      page,
      note,
      also: () =>
        // A server that takes longer than the worker's time limit shows what is kept, and says so.
        expect
          .poll(
            async () =>
              asked.some((url) => url.includes(version)) ||
              (await page.getByText('păstrată pe acest dispozitiv').isVisible()),
          )
          .toBe(true),
    });
  });

for (const remote of remoteNames)
  test(`old tab whose files are gone · ${remote}`, async ({ open, site, note }) => {
    const { page, context } = await open(remote);
    const old = site.registry.remotes[remote]!;
    await page.goto('/contact');
    await expect(page.locator('main h1')).toBeVisible();
    await site.releaseBroken(remote, (entry) => entry);
    await context.route(`**${old.url}**`, (route) => route.fulfill({ status: 404 }));
    // It is used: from then on updates are followed.
    await expect(async () => {
      await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
      const files = await page.evaluate(() => performance.getEntriesByType('resource'));
      expect(files.some(({ name }) => /\/updates\.[^/]+\.js/.test(name))).toBe(true);
    }).toPass({ timeout: 30_000 });
    await follow(page, remotes[remote].link);
    const offer = page.getByText('versiune mai veche a site-ului');
    const figures = {
      what: 'old tab whose files are gone',
      remote,
      frame: await holds(() => expect(page.getByRole('contentinfo')).toBeVisible()),
      also: await holds(() => expect(offer).toBeVisible()),
      retry: await holds(async () => {
        await page.getByRole('button', { name: 'Reîncercați' }).first().click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.locator('main h1').first()).toBeVisible();
      }),
    };
    note(figures);
    expectContained(figures);
  });

for (const remote of remoteNames)
  test(`Firebase hangs · ${remote}`, async ({ open, note }) => {
    const { page, context } = await open(remote);
    await context.route(/\/v1\/projects\/|\/google\.firestore/, async () => {}); // never answered
    await page.goto('/contact');
    await expect(page.getByRole('textbox', { name: 'Mesaj' })).toBeVisible({
      timeout: loadingLimits.sessionMs + 5000,
    });
    // Who is an administrator is a matter of Firestore: nothing leads there meanwhile, but the address.
    if (remote === 'admin') await page.goto(remotes.admin.path);
    else await follow(page, remotes[remote].link);
    const shown = page.locator('[data-remote] > div > *').first();
    const waiting = page.locator('main [aria-busy="true"]');
    const figures = {
      what: 'Firebase hangs',
      remote,
      // What needs data, or to know who is there, says that it takes long; the rest needs none.
      also: await holds(async () => {
        await expect(shown.or(noticesOf(page).first()).first()).toBeAttached({
          timeout: loadingLimits.slowAfterMs + 5000,
        });
        await expect(async () => {
          if ((await waiting.count()) > 0) await expect(noticesOf(page).first()).toBeVisible();
        }).toPass({ timeout: loadingLimits.slowAfterMs + 2000 });
      }),
      frame: await holds(() => expect(page.getByRole('contentinfo')).toBeVisible()),
      others: await holds(async () => {
        await follow(page, 'Calculator Impozit');
        await expect(page).toHaveURL(remotes.documents.path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }),
    };
    note(figures);
    expectContained(figures);
  });

for (const remote of remoteNames)
  test(`trusted code down · ${remote}`, async ({ open, note }) => {
    const { page, context } = await open(remote);
    await context.route('**/api/**', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await checkServed({ what: 'trusted code down: pages are read as ever', remote, page, note });
  });
