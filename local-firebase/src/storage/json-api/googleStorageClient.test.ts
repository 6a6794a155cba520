import type { Readable } from 'node:stream';
import { startEmptyFirebase, type EmptyFirebase } from '../../../testing/startEmptyFirebase';

/** What these tests use of Google's client. */
type GoogleFile = {
  name: string;
  metadata: Record<string, any>;
  save(bytes: Buffer | string, options?: object): Promise<void>;
  createResumableUpload(options?: object): Promise<[string]>;
  createWriteStream(options?: object): NodeJS.WritableStream;
  createReadStream(options?: object): Readable;
  download(options?: object): Promise<[Buffer]>;
  exists(): Promise<[boolean]>;
  getMetadata(): Promise<[Record<string, any>]>;
  setMetadata(metadata: object): Promise<unknown>;
  copy(to: GoogleFile): Promise<unknown>;
  move(to: string): Promise<unknown>;
  delete(options?: object): Promise<unknown>;
};
type GoogleBucket = {
  file(name: string): GoogleFile;
  exists(): Promise<[boolean]>;
  getFiles(query?: object): Promise<[GoogleFile[], object | null, { prefixes?: string[] }]>;
  deleteFiles(query: object): Promise<unknown>;
};
type GoogleRequest = { headers?: Record<string, string> };
type GoogleStorage = {
  Storage: new (options: object) => {
    bucket(name: string): GoogleBucket;
    interceptors: { request(options: GoogleRequest): GoogleRequest }[];
  };
};
const { Storage } = jest.requireActual<GoogleStorage>('@google-cloud/storage');

const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o { match /public/{file} { allow get; } }
}`;
let firebase: EmptyFirebase;
beforeEach(async () => {
  firebase = await startEmptyFirebase({ testMode: false, storageRules });
});
afterEach(() => firebase.stop());

/** The bucket through Google's own client, with a token on every request, those of resumable uploads too. */
function bucketWith(token = firebase.serviceToken): GoogleBucket {
  const storage = new Storage({
    projectId: firebase.projectId,
    apiEndpoint: firebase.origin,
    retryOptions: { autoRetry: false },
  });
  storage.interceptors.push({
    request: (options) => ({
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${token}` },
    }),
  });
  return storage.bucket(firebase.bucket);
}
const noise = (bytes: number) => Buffer.from(Uint8Array.from({ length: bytes }, (_, i) => i * 7));

test('a file is saved in one request, read back whole and in part, and described', async () => {
  const file = bucketWith().file('photos/ana/ă 1.webp');
  await file.save(noise(5000), {
    resumable: false,
    contentType: 'image/webp',
    metadata: { cacheControl: 'public, max-age=60', metadata: { width: '1600' } },
  });
  expect((await file.download())[0]).toEqual(noise(5000));
  expect((await file.download({ validation: 'md5' }))[0]).toEqual(noise(5000));
  expect((await file.download({ start: 10, end: 19 }))[0]).toEqual(noise(5000).subarray(10, 20));
  const [metadata] = await file.getMetadata();
  expect(metadata).toMatchObject({
    kind: 'storage#object',
    bucket: firebase.bucket,
    name: 'photos/ana/ă 1.webp',
    size: '5000',
    contentType: 'image/webp',
    cacheControl: 'public, max-age=60',
    metadata: { width: '1600' },
    metageneration: '1',
  });
  expect(await bucketWith().exists()).toEqual([true]);
});

test.each([0, 9, 700_000])('%d bytes are saved resumably, checked by CRC32C', async (bytes) => {
  const file = bucketWith().file('big.bin');
  await file.save(noise(bytes), { resumable: true, validation: 'crc32c' });
  expect((await file.download())[0]).toEqual(noise(bytes));
});

test('a resumable upload in pieces arrives whole', async () => {
  const file = bucketWith().file('pieces.bin');
  const stream = file.createWriteStream({ resumable: true, chunkSize: 256 * 1024 });
  const done = new Promise((resolve, reject) => {
    stream.on('finish', resolve);
    stream.on('error', reject);
  });
  stream.end(noise(700_000));
  await done;
  expect((await file.download())[0]).toEqual(noise(700_000));
});

test('an address opened for a resumable upload takes bytes from everybody who has it, in the size said, until it is given up', async () => {
  const open = async (name: string) =>
    (
      await bucketWith()
        .file(name)
        .createResumableUpload({ metadata: { contentType: 'image/webp', contentLength: 4 } })
    )[0];
  const send = async (address: string, text: string) =>
    (await fetch(address, { method: 'PUT', body: text })).status;
  const taken = await open('taken.webp');
  expect(await send(taken, 'longer')).toBe(400);
  expect(await send(taken, 'abc')).toBe(400);
  expect(await send(taken, 'abcd')).toBe(200);
  const [metadata] = await bucketWith().file('taken.webp').getMetadata();
  expect(metadata).toMatchObject({ contentType: 'image/webp', size: '4' });
  const given = await open('given-up.webp');
  expect((await fetch(given, { method: 'DELETE' })).status).toBe(499);
  expect(await send(given, 'abcd')).toBe(404);
});

test('what comes over this interface has no key to read it by; Firebase gives one to a person who may read it and asks', async () => {
  await bucketWith().file('notes/ana.txt').save('x', { resumable: false });
  await bucketWith().file('notes/ana.txt').copy(bucketWith().file('public/a.txt'));
  const about = async (path: string) =>
    fetch(`${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(path)}`);
  expect((await about('notes/ana.txt')).status).toBe(403);
  const [before] = await bucketWith().file('public/a.txt').getMetadata();
  expect(JSON.stringify(before)).not.toMatch(/token/i);
  const asked = (await (await about('public/a.txt')).json()) as { downloadTokens: string };
  expect(asked.downloadTokens).toMatch(/^[0-9a-f-]{36}$/);
});

test('metadata is changed key by key, null takes a key away', async () => {
  const file = bucketWith().file('a.txt');
  await file.save('x', { resumable: false, metadata: { metadata: { a: '1', b: '2' } } });
  await file.setMetadata({ contentType: 'text/plain', metadata: { a: null, c: '3' } });
  const [metadata] = await file.getMetadata();
  expect(metadata).toMatchObject({ contentType: 'text/plain', metageneration: '2' });
  expect(metadata.metadata).toEqual({ b: '2', c: '3' });
});

test('a file is copied with its type, moved, and deleted', async () => {
  const bucket = bucketWith();
  await bucket.file('uploads/u/1').save('bytes', { resumable: false, contentType: 'image/webp' });
  await bucket.file('uploads/u/1').copy(bucket.file('public/1'));
  expect((await bucket.file('public/1').getMetadata())[0].contentType).toBe('image/webp');
  await bucket.file('public/1').move('public/2');
  expect(await bucket.file('public/1').exists()).toEqual([false]);
  expect(String((await bucket.file('public/2').download())[0])).toBe('bytes');
  await bucket.file('public/2').delete();
  await expect(bucket.file('public/2').delete()).rejects.toMatchObject({ code: 404 });
  await bucket.file('public/2').delete({ ignoreNotFound: true });
  await expect(bucket.file('public/2').download()).rejects.toMatchObject({ code: 404 });
});

test('files are listed by prefix, by folder and page by page, and deleted together', async () => {
  const bucket = bucketWith();
  for (const name of ['a/1', 'a/2', 'a/b/3', 'c/4'])
    await bucket.file(name).save(name, { resumable: false });
  const namesOf = (files: GoogleFile[]) => files.map(({ name }) => name);
  expect(namesOf((await bucket.getFiles())[0])).toEqual(['a/1', 'a/2', 'a/b/3', 'c/4']);
  expect(namesOf((await bucket.getFiles({ prefix: 'a/', maxResults: 2 }))[0])).toEqual([
    'a/1',
    'a/2',
  ]);
  const [files, , { prefixes }] = await bucket.getFiles({
    prefix: 'a/',
    delimiter: '/',
    autoPaginate: false,
  });
  expect([namesOf(files), prefixes]).toEqual([['a/1', 'a/2'], ['a/b/']]);
  await bucket.deleteFiles({ prefix: 'a/' });
  expect(namesOf((await bucket.getFiles())[0])).toEqual(['c/4']);
});

test('a precondition keeps a file from being replaced', async () => {
  const file = bucketWith().file('once.txt');
  const create = (text: string, resumable: boolean) =>
    file.save(text, { resumable, preconditionOpts: { ifGenerationMatch: 0 } });
  await create('first', false);
  await expect(create('second', false)).rejects.toMatchObject({ code: 412 });
  await expect(create('third', true)).rejects.toThrow();
  expect(String((await file.download())[0])).toBe('first');
});

test('a plain body is a file with the type of its request', async () => {
  const insert = (query: string) =>
    fetch(`${firebase.origin}/upload/storage/v1/b/${firebase.bucket}/o?uploadType=media&${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${firebase.serviceToken}`,
        'content-type': 'image/webp',
      },
      body: Uint8Array.from(noise(5000)),
    });
  expect(await (await insert('name=a%2Fplain.webp')).json()).toMatchObject({
    name: 'a/plain.webp',
    size: '5000',
    contentType: 'image/webp',
  });
  expect((await bucketWith().file('a/plain.webp').download())[0]).toEqual(noise(5000));
  expect((await insert('name=a%2Fplain.webp&ifGenerationMatch=0')).status).toBe(412);
});

test('without the service token nothing is read, written or listed', async () => {
  await bucketWith().file('a.txt').save('x', { resumable: false });
  for (const token of ['owner', `${firebase.serviceToken}x`]) {
    const bucket = bucketWith(token);
    await expect(bucket.file('a.txt').download()).rejects.toThrow();
    await expect(bucket.file('b.txt').save('y', { resumable: false })).rejects.toThrow();
    await expect(bucket.getFiles()).rejects.toThrow();
    await expect(bucket.file('a.txt').delete()).rejects.toThrow();
  }
  for (const [method, path] of [
    ['GET', `/storage/v1/b/${firebase.bucket}/o`],
    ['GET', `/storage/v1/b/${firebase.bucket}/o/a.txt?alt=media`],
    ['GET', `/download/storage/v1/b/${firebase.bucket}/o/a.txt?alt=media`],
    ['DELETE', `/storage/v1/b/${firebase.bucket}/o/a.txt`],
    ['POST', `/storage/v1/b/${firebase.bucket}/o/a.txt/rewriteTo/b/${firebase.bucket}/o/c.txt`],
    ['POST', `/upload/storage/v1/b/${firebase.bucket}/o?uploadType=resumable&name=c.txt`],
    ['POST', `/upload/storage/v1/b/${firebase.bucket}/o?uploadType=media&name=c.txt`],
  ] as const)
    expect((await fetch(firebase.origin + path, { method })).status).toBe(401);
  expect((await bucketWith().getFiles())[0].map(({ name }) => name)).toEqual(['a.txt']);
});
