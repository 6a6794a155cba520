// What visitors see of releases: one that cannot run here is refused, and a roll back reaches open tabs.
import { execFile } from 'node:child_process';
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySite } from '../../support/releases/copySite';
import { plainEntry, react18Entry, releaseByHand } from '../../support/releases/releaseByHand';
import { startSite } from '../../support/startSite';
import { type Page, expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ keepsOffline: true });

/** Stops what a test has started, whatever came of it. */
let leave = async () => {};
test.afterEach(() => leave());

test('a release that wants another React is refused with a notice; after the roll back a retry works without a reload, the tab is offered one, and a device forgets what it keeps when told', async ({
  page,
  faults,
}) => {
  await page.clock.install(); // for a tab that has been open for a while
  const { folder, data, files, remove } = await copySite();
  const site = await startSite(data, { FILES_FOLDER: files });
  leave = async () => {
    await site.stop();
    await remove();
  };
  const registryFile = join(files, 'registry.json');
  const before = await readFile(registryFile, 'utf8');
  const registry = JSON.parse(before) as { remotes: Record<string, object> };
  const blog = { ...registry.remotes.blog, version: '2.0.0-x', needs: { react: '^20.0.0' } };
  await writeFile(
    registryFile,
    JSON.stringify({ ...registry, remotes: { ...registry.remotes, blog } }),
  );
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));

  await page.goto(`${site.origin}/blog`);
  await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('blog 2.0.0-x wants react ^20.0.0');

  await writeFile(registryFile, before);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await expect(async () => {
    await page.clock.fastForward('06:00');
    await expect(page.getByText('Site-ul are o versiune nouă.')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Reîncărcați' }).click();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();

  // The operator no longer wants anything kept: the next page of the device forgets it.
  await expect.poll(() => keptOn(page)).toMatchObject({ workers: [{ active: 'activated' }] });
  await site.stop();
  const siteConfig = await writeSiteConfig(folder, { keepsOffline: false });
  const { port } = new URL(site.origin);
  const again = await startSite(data, { FILES_FOLDER: files, SITE_CONFIG: siteConfig, PORT: port });
  leave = async () => {
    await again.stop();
    await remove();
  };
  // A server that has just started may be slow: then the device shows the kept page once more, and forgets with the next.
  await expect(async () => {
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect.poll(() => keptOn(page), { timeout: 5000 }).toEqual({ workers: [], caches: [] });
  }).toPass();
  faults.length = 0; // what the refused release is asked for ahead of time is not there
});

/** What the site has left on this device: how far its workers are, and what they kept. */
const keptOn = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map((registration) => ({
      installing: registration.installing?.state,
      waiting: registration.waiting?.state,
      active: registration.active?.state,
      pageKeptAt: document.documentElement.dataset.keptAt,
    })),
    caches: await caches.keys(),
  }));

const root = join(import.meta.dirname, '../../..');

/** The site's configuration with something else in it. */
async function writeSiteConfig(folder: string, change: object): Promise<string> {
  const file = join(folder, 'site.config.json');
  const config = JSON.parse(await readFile(join(root, 'site.config.json'), 'utf8')) as object;
  await cp(join(root, 'counties'), join(folder, 'counties'), { recursive: true });
  await writeFile(file, JSON.stringify({ ...config, ...change }));
  return file;
}

/** The one version in a folder of releases, as a dev server has it: at the root of an origin of its own, for every other origin. */
async function serveFolder(releases: string) {
  const [version = ''] = await readdir(releases);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    readFile(join(releases, version, pathname)).then(
      (bytes) => {
        const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, asked, stop: () => server.close() };
}

test('a remote that `npm run new:remote` makes is released while the site runs, and opens in the shell that is live; another one comes from its developer’s machine', async ({
  page,
}) => {
  const { folder, data, files, remove } = await copySite();
  const developer = await serveFolder(join(files, 'releases/blog'));
  const siteConfig = await writeSiteConfig(folder, { overrideOrigins: [developer.origin] });
  const site = await startSite(data, { FILES_FOLDER: files, SITE_CONFIG: siteConfig });
  leave = async () => {
    developer.stop();
    await site.stop();
    await remove();
  };
  expect((await page.goto(`${site.origin}/garaj`))?.status()).toBe(404);
  const readShell = () => readFile(join(files, 'shell/assets.json'), 'utf8');
  const shell = await readShell();

  const program = join(root, 'tooling/test/releaseNewRemote.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, 'garaj', files]);

  await visit(page, `${site.origin}/garaj`);
  await expect(page.getByRole('heading', { level: 1, name: 'Garaj' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Garaj' })).toBeVisible();
  expect(await readShell()).toBe(shell);

  // A remote of no framework at all: three functions with the same names.
  await releaseByHand(files, {
    name: 'simplu',
    title: 'Simplu',
    entry: plainEntry('simplu', 'Fără cadru'),
  });
  await page.goto(`${site.origin}/simplu`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fără cadru' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fără cadru' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Fără cadru' })).toBeVisible();

  // One that brings its own React 18, beside ours.
  const entry = await react18Entry('optsprezece');
  await releaseByHand(files, { name: 'optsprezece', title: 'React 18', entry });
  await page.goto(`${site.origin}/optsprezece`);
  await expect(page.getByRole('heading', { level: 1, name: 'React 18.3.1' })).toBeVisible();
  await page.getByRole('button', { name: 'Apăsat de 0 ori' }).click();
  await expect(page.getByRole('button', { name: 'Apăsat de 1 ori' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'React 18.3.1' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'React 18.3.1' })).toBeVisible();

  // One remote from the machine of its developer, inside the same shell.
  await page.goto(`${site.origin}/blog?mf-override=blog@${developer.origin}`);
  await expect(page.getByText(`vine de la ${developer.origin}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(developer.asked).toContain('/remoteEntry.js');
  await page.getByRole('link', { name: 'Renunțați' }).click();
  await expect(page).toHaveURL(`${site.origin}/blog`);
  await expect(page.getByText('vine de la')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});
