import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { integrityOf } from '../files/findDamage';
import { createHashReader } from './readHashes';
import { createStyleReader } from './readInlineStyle';

const assets = { 'a.js': { sizeBytes: 1, integrity: 'sha384-a' } };
const manifest = {
  ...sampleRelease('blog', []),
  owner: 'a',
  builtAt: '2026-01-01',
  digest: 'a',
  assets,
};
const release = {
  ...sampleRelease('blog', []),
  manifestIntegrity: integrityOf(JSON.stringify(manifest)),
};
const releasesFolder = mkdtempSync(join(tmpdir(), 'releases-'));
const folder = join(releasesFolder, 'blog', release.version);
const options = { releasesFolder, siteOrigin: 'https://site.example' };
const error = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  error.mockClear();
  mkdirSync(folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(releasesFolder, { recursive: true }));

test('hashes that could not be read are read again, those that were are kept', async () => {
  const readHashes = createHashReader(options);
  expect(await readHashes(release)).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  expect(await readHashes(release)).toEqual({ 'a.js': 'sha384-a' });
  rmSync(join(folder, 'remote.json'));
  expect(await readHashes(release)).toEqual({ 'a.js': 'sha384-a' });
});

test('another list than the release names is none', async () => {
  const swapped = { ...manifest, assets: { 'a.js': { sizeBytes: 1, integrity: 'sha384-b' } } };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(swapped));
  expect(await createHashReader(options)(release)).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
});

test('a style sheet that could not be read is read again', async () => {
  const readStyle = createStyleReader(options);
  expect(await readStyle(release, 'a.css')).toBeNull();
  writeFileSync(join(folder, 'a.css'), 'h1{color:red}');
  expect(await readStyle(release, 'a.css')).toMatchObject({ text: 'h1{color:red}' });
});

test('that a release on another origin has no files here is no error', async () => {
  const elsewhere = { ...release, url: 'https://blog.example/' };
  expect(await createHashReader(options)(elsewhere)).toBeNull();
  expect(await createStyleReader(options)(elsewhere, 'a.css')).toBeNull();
  expect(error).not.toHaveBeenCalled();
});
