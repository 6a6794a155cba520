import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from './listFiles';
import { openFileStore, type FileStore } from './FileStore';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  store = await openFileStore(folder);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true, force: true });
});

async function put(name: string, text = name, check: () => void = () => {}) {
  const part = store.partPath(`p${name.length}`);
  await writeFile(part, text);
  return store.commit(
    {
      bucket: 'b',
      name,
      settings: { contentType: 'text/plain' },
      part,
      size: text.length,
      md5Hash: '',
    },
    check,
  );
}

test('bytes without a row and parts without an upload are swept at the start, all else stays', async () => {
  const kept = await put('kept.txt');
  await writeFile(store.pathOf(12345), 'left by a crash between rename and row');
  await writeFile(store.partPath('multipart-x'), 'half');
  store.close();
  store = await openFileStore(folder);
  expect(await readdir(join(folder, 'files'))).toEqual([String(kept.generation)]);
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  expect(await readFile(store.pathOf(kept.generation), 'utf8')).toBe('kept.txt');
});

test('a refused commit leaves the file before untouched', async () => {
  const first = await put('a.txt', 'first');
  const refuse = () => {
    throw new Error('refused');
  };
  await expect(put('a.txt', 'second', refuse)).rejects.toThrow('refused');
  expect(store.find('b', 'a.txt')).toEqual(first);
  expect(await readdir(join(folder, 'files'))).toEqual([String(first.generation)]);
});

test('generations only grow, also when the clock goes back and after a restart', async () => {
  const first = await put('a.txt');
  store.close();
  store = await openFileStore(folder, () => 1000);
  const second = await put('a.txt');
  expect(second.generation).toBeGreaterThan(first.generation);
});

test('metadata of a file that was replaced meanwhile is not changed', async () => {
  const first = await put('a.txt');
  await put('a.txt');
  expect(store.update(first, { contentType: 'x/y' })).toBeNull();
  expect(await store.delete(first)).toBe(false);
});

test('pages of a listing together are the listing', async () => {
  const names = [
    'a',
    'a/b',
    'a/b/c',
    'a/d',
    'a0',
    'ab/c',
    'ab/d/e',
    'b',
    'ă/1',
    'ă/2',
    '\u{1f4a5}/x',
    '\uffee',
  ];
  for (const name of names) await put(name);
  const sorted = [...names].sort((x, y) => Buffer.compare(Buffer.from(x), Buffer.from(y)));
  for (const prefix of ['', 'a', 'a/', 'ab', 'ă/', 'zz', '\u{1f4a5}']) {
    for (const delimiter of ['', '/']) {
      const below = sorted.filter((name) => name.startsWith(prefix));
      const folderOf = (name: string) =>
        delimiter === '' || !name.slice(prefix.length).includes('/')
          ? null
          : name.slice(0, name.indexOf('/', prefix.length) + 1);
      const expected = {
        items: below.filter((name) => folderOf(name) === null),
        prefixes: [...new Set(below.map(folderOf).filter((name) => name !== null))],
      };
      for (const maxResults of [1, 2, 3, 1000]) {
        const seen = { items: [] as string[], prefixes: [] as string[] };
        let from: string | null = null;
        do {
          const page = listFiles(store, { bucket: 'b', prefix, delimiter, maxResults, from });
          expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(maxResults);
          seen.items.push(...page.items.map((item) => item.name));
          seen.prefixes.push(...page.prefixes);
          from = page.nextPageToken
            ? Buffer.from(page.nextPageToken, 'base64url').toString()
            : null;
        } while (from !== null);
        expect({ prefix, delimiter, maxResults, ...seen }).toEqual({
          prefix,
          delimiter,
          maxResults,
          ...expected,
        });
      }
    }
  }
});
