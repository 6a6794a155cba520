import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import { bucket, startTestStorage } from '../../testing/startTestStorage';

let server: Awaited<ReturnType<typeof startTestStorage>>;
let app: FirebaseApp;
let storage: FirebaseStorage;

beforeEach(async () => {
  server = await startTestStorage();
  app = initializeApp({ projectId: 'demo-test', storageBucket: bucket });
  storage = getStorage(app);
  const { hostname, port } = new URL(server.origin);
  connectStorageEmulator(storage, hostname, Number(port), {
    mockUserToken: { sub: 'ana', user_id: 'ana' },
  });
});
afterEach(async () => {
  expect(server.faults).toEqual([]);
  await deleteApp(app);
  await server.stop();
});

const bytesOf = (size: number) =>
  Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251);

test('a small file goes up and comes down whole', async () => {
  const file = ref(storage, 'items/ana/1/poză mare.webp');
  const { metadata } = await uploadBytes(file, bytesOf(5000), {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=3600',
    customMetadata: { lățime: '480' },
  });
  expect(metadata).toMatchObject({
    size: 5000,
    contentType: 'image/webp',
    fullPath: 'items/ana/1/poză mare.webp',
    customMetadata: { lățime: '480' },
  });
  expect(new Uint8Array(await getBytes(file))).toEqual(bytesOf(5000));
  expect(await getMetadata(file)).toMatchObject({
    generation: metadata.generation,
    md5Hash: metadata.md5Hash,
    cacheControl: 'public, max-age=3600',
  });
});

test('rules judge an upload with its announced and its true facts, as the caller', async () => {
  await uploadBytes(ref(storage, 'a/b.txt'), bytesOf(10), { contentType: 'text/plain' });
  expect(server.judged.map(({ method, path, auth }) => [method, path, auth?.uid])).toEqual([
    ['create', 'a/b.txt', 'ana'],
    ['create', 'a/b.txt', 'ana'],
  ]);
  expect(server.judged[1]!.after).toMatchObject({
    bucket,
    name: 'a/b.txt',
    size: 10,
    contentType: 'text/plain',
  });
  expect(server.judged[1]!.before).toBeNull();
  await uploadBytes(ref(storage, 'a/b.txt'), bytesOf(20));
  expect(server.judged.at(-1)).toMatchObject({
    method: 'create',
    before: { size: 10 },
    after: { size: 20 },
  });
});

test('a refused upload leaves nothing behind', async () => {
  server.rules.allow = ({ after }) => after!.size < 5;
  await expect(uploadBytes(ref(storage, 'a'), bytesOf(10))).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
  expect(await server.onDisk('files')).toEqual([]);
  expect(await server.onDisk('uploads')).toEqual([]);
});

test('a large file goes up in pieces', async () => {
  const bytes = bytesOf(3 * 1024 * 1024 + 17);
  const task = uploadBytesResumable(ref(storage, 'test-upload/ana/large.bin'), bytes, {
    contentType: 'application/pdf',
  });
  const seen: number[] = [];
  task.on('state_changed', ({ bytesTransferred }) => seen.push(bytesTransferred));
  const { metadata } = await task;
  expect(metadata).toMatchObject({ size: bytes.length, contentType: 'application/pdf' });
  expect(seen.at(-1)).toBe(bytes.length);
  expect(
    Buffer.compare(Buffer.from(await getBytes(ref(storage, 'test-upload/ana/large.bin'))), bytes),
  ).toBe(0);
  expect(await server.onDisk('uploads')).toEqual([]);
});

test('a paused upload resumes where it was', async () => {
  const bytes = bytesOf(2 * 1024 * 1024);
  const task = uploadBytesResumable(ref(storage, 'large.bin'), bytes);
  await new Promise<void>((resolve) => {
    const stop = task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred === 0) return;
      stop();
      task.pause();
      resolve();
    });
  });
  task.resume();
  expect((await task).metadata.size).toBe(bytes.length);
  expect(Buffer.compare(Buffer.from(await getBytes(ref(storage, 'large.bin'))), bytes)).toBe(0);
});

test('a download address works without a session and only with its token', async () => {
  const file = ref(storage, 'a/photo.png');
  await uploadBytes(file, bytesOf(100), { contentType: 'image/png' });
  const url = await getDownloadURL(file);
  server.rules.allow = () => false;
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBe(100);
  expect((await fetch(url.replace(/token=.*/, 'token=0'))).status).toBe(403);
  expect((await fetch(url.replace(/&token=.*/, ''))).status).toBe(403);
});

test('metadata changes one field at a time and null removes', async () => {
  const file = ref(storage, 'a.txt');
  await uploadString(file, 'salut', 'raw', {
    contentType: 'text/plain',
    customMetadata: { unu: '1', doi: '2' },
  });
  const after = await updateMetadata(file, {
    cacheControl: 'no-store',
    customMetadata: { unu: '', trei: '3' },
  });
  expect(after).toMatchObject({
    contentType: 'text/plain',
    cacheControl: 'no-store',
    metageneration: '2',
    customMetadata: { unu: '', doi: '2', trei: '3' },
  });
  expect(server.judged.at(-1)).toMatchObject({
    method: 'update',
    before: { metageneration: 1 },
    after: { cacheControl: 'no-store', size: 5 },
  });
});

test('a deleted file is gone from the disk too', async () => {
  const file = ref(storage, 'a.txt');
  await uploadString(file, 'salut');
  await deleteObject(file);
  await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await expect(deleteObject(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  expect(await server.onDisk('files')).toEqual([]);
});

test('a replaced file keeps only its newest bytes on the disk', async () => {
  const file = ref(storage, 'a.txt');
  const first = await uploadString(file, 'unu');
  const second = await uploadString(file, 'doi');
  expect(await server.onDisk('files')).toEqual([second.metadata.generation]);
  expect(Number(second.metadata.generation)).toBeGreaterThan(Number(first.metadata.generation));
});

test('a folder lists its files and folders by pages', async () => {
  for (const name of [
    'x/a.txt',
    'x/b.txt',
    'x/d/1.txt',
    'x/d/2.txt',
    'x/e/1.txt',
    'x/ă.txt',
    'xy/z.txt',
    'w.txt',
  ])
    await uploadString(ref(storage, name), name);
  const all = await listAll(ref(storage, 'x'));
  expect(all.items.map((item) => item.fullPath)).toEqual(['x/a.txt', 'x/b.txt', 'x/ă.txt']);
  expect(all.prefixes.map((item) => item.fullPath)).toEqual(['x/d', 'x/e']);
  expect(server.judged.at(-1)).toMatchObject({ method: 'list', path: 'x' });
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await list(ref(storage, 'x'), { maxResults: 1, pageToken });
    names.push(...[...page.items, ...page.prefixes].map((item) => item.fullPath));
    pageToken = page.nextPageToken;
  } while (pageToken);
  expect(names).toEqual(['x/a.txt', 'x/b.txt', 'x/d', 'x/e', 'x/ă.txt']);
});

test('what rules refuse is refused, also for what does not exist', async () => {
  server.rules.allow = () => false;
  const file = ref(storage, 'nothing.txt');
  for (const attempt of [
    getMetadata(file),
    deleteObject(file),
    updateMetadata(file, { cacheControl: 'x' }),
    getBytes(file),
    listAll(ref(storage, 'x')),
  ]) {
    await expect(attempt).rejects.toMatchObject({ code: 'storage/unauthorized' });
  }
});
