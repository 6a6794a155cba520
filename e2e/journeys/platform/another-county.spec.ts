// Everything that makes a site this one is configuration: another file and another list of places make another county's site.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownNamesIn } from '@anunturi/demo/testing/ownNames';
import { type Site, startSite } from '../../support/startSite';
import { expect, test } from '../../support/test';

const seedDocuments = join(import.meta.dirname, '../../support/papers/seedDocuments.ts');
const configFolder = join(import.meta.dirname, '../../../demo/testing/another-county');

let folder: string;
let site: Site;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anunturi-county-'));
  const seeding = ['--import', 'tsx', seedDocuments, folder, configFolder, 'SV'];
  await promisify(execFile)(process.execPath, seeding);
  site = await startSite(folder, { SITE_CONFIG: join(configFolder, 'site.config.json') });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Status and text of an answer; marks and spans between two pieces of a sentence are no words. */
const read = async (path: string) => {
  const answer = await fetch(site.origin + path);
  const text = (await answer.text()).replaceAll(/<!-- -->|<\/?span[^>]*>/g, '');
  return { path, status: answer.status, text };
};

const inRendered = ({ status, text }: { status: number; text: string }, words: string) =>
  status === 200 && (/<div id="root">[^]*/.exec(text)?.[0] ?? '').includes(words);

test('what another county’s site serves names its own county and nothing of this one', async () => {
  expect(site.output()).toContain('Piața Bucovinei is running');
  const list = await read('/toate-anunturile');
  const listing = /"slug":"([^"]+)"/.exec(list.text)?.[1];
  const id = /"id":"([^"]+)"/.exec(list.text)?.[1];
  const paths = ['/', '/toate-anunturile', `/anunt/${listing}-${id}`, '/contracte', '/calculator'];
  // A server that is just starting may send a page before it can render it: what people see is waited for.
  for (const path of paths)
    await expect
      .poll(async () => inRendered(await read(path), 'anunțuri din județul Suceava'), path)
      .toBe(true);

  const others = ['/termeni', '/politica-confidentialitate', '/blog', '/nu-exista', '/dashboard'];
  const files = ['/robots.txt', '/site.webmanifest', '/sitemap.xml', '/blog/feed.xml'];
  const answers = await Promise.all([...paths, ...others, ...files].map(read));
  const ofThisSite = answers.flatMap(({ path, text }) =>
    ownNamesIn(text).map((name) => `${path}: ${name}`),
  );
  expect(ofThisSite).toEqual([]);
});

test('the licences of what a browser loads are one address away', async () => {
  expect((await read('/termeni')).text).toContain('href="/licente.txt"');
  const { text } = await read('/licente.txt');
  expect(text.match(/^(heic-to|react|react-dom) \d.*$/gm)).toHaveLength(3);
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});
