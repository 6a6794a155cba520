import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolder } from '../../support/prepareSite';
import { freePort, startSite } from '../../support/startSite';
import { expect, test } from '../../support/test';

test.use({ keepsOffline: true });

test('the start says where the site is, who can sign in and how to stop', async ({ site }) => {
  for (const part of [
    site.origin,
    'utilizator@demo.ro',
    'vanzator@demo.ro',
    'admin@demo.ro',
    'Parola-demo-1',
    'Ctrl+C',
  ])
    await expect.poll(() => site.output()).toContain(part);
});

test('a page whose name leads to this machine reads no e-mail and no page', async ({ site }) => {
  const { port } = new URL(site.origin);
  const statusOf = async (host: string, path: string) => {
    const call = get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  expect(await statusOf('localhost', '/__local/outbox')).toBe(200);
  for (const path of ['/__local/outbox', '/', '/registry.json'])
    expect(await statusOf('evil.example', path)).toBe(421);
});

test('a second start keeps the data; opened to others, it keeps the demonstration accounts out', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'anunturi-'));
  await cp(seededFolder, folder, { recursive: true });
  const first = await startSite(folder);
  await page.goto(`${first.origin}/register`);
  await page.getByLabel('Nume afișat').fill('Maria Ionescu');
  await page.getByLabel('E-mail').fill('maria@exemplu.ro');
  await page.getByLabel('Parolă').fill('o parolă lungă');
  await page.getByRole('button', { name: 'Creați contul' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await first.stop();
  const second = await startSite(folder, { HOST: '0.0.0.0' });
  expect(second.output()).not.toContain('First start');
  expect(second.output()).not.toContain('Demonstration accounts');
  await page.goto(`${second.origin}/login`);
  await page.getByLabel('E-mail').fill('admin@demo.ro');
  await page.getByLabel('Parolă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page.getByText('Contul este suspendat')).toBeVisible();
  await page.getByLabel('E-mail').fill('maria@exemplu.ro');
  await page.getByLabel('Parolă').fill('o parolă lungă');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await second.stop();
  await rm(folder, { recursive: true });
});

test('a used port is named and another one is proposed', async ({ site }) => {
  const { port } = new URL(site.origin);
  expect(await startRefused({ PORT: port, DATA_FOLDER: join(tmpdir(), 'never-made') })).toBe(
    `Port ${port} is used by another program.\nChoose another one: PORT=3100 before the command, or --port where it takes one.\n`,
  );
});

test('a used data folder is named and another one is proposed; npm ends with all that it started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anunturi-'));
  await cp(seededFolder, folder, { recursive: true });
  const site = await startSite(folder, {}, ['npm', 'start']);
  expect(await startRefused({ PORT: String(await freePort()), DATA_FOLDER: folder })).toBe(
    `The data folder ${folder} is in use by another running server.\nStop that one first, or name another folder: DATA_FOLDER=/some/folder before the command.\n`,
  );
  expect((await fetch(`${site.origin}/toate-anunturile`)).status).toBe(200);
  await site.stop();
  await expect(fetch(site.origin)).rejects.toThrow('fetch failed');
  await rm(folder, { recursive: true });
});

/** What a start that fails says: all of it, in place of a site. */
async function startRefused(environment: Record<string, string>): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../tooling/bin/start.cjs')],
    { env: { ...process.env, NODE_ENV: undefined, ...environment } },
  );
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  return said;
}
