// What visitors see of releases: one that cannot run here is refused, and a roll back reaches open tabs.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolder } from '../support/prepareSite';
import { filesFolder, startSite } from '../support/startSite';
import { expect, test } from '../support/test';

test('a release that wants another React is refused with a notice; after the roll back a retry works without a reload', async ({
  page,
  faults,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'anunturi-release-'));
  const [data, files] = [join(folder, 'data'), join(folder, 'files')];
  await cp(seededFolder, data, { recursive: true });
  await cp(filesFolder, files, { recursive: true });
  const site = await startSite(data, { FILES_FOLDER: files });
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
  faults.length = 0; // what the refused release is asked for ahead of time is not there
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});
