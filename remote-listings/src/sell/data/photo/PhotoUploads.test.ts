import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PhotoFiles } from '../../../domain/sell-form/draft';
import type { PhotoTools } from './PhotoTools';
import { PhotoUploads } from './PhotoUploads';
import { checkPhotoFile } from './preparePhoto';

const file = (name: string, type = 'image/jpeg') => new File(['pixels'], name, { type });
const prepared = () => ({
  full: new Blob(['large'], { type: 'image/webp' }),
  thumb: new Blob(['small'], { type: 'image/webp' }),
  width: 1600,
  height: 1200,
});
const toStored = (uid: string, listingId: string, id: string): Photo => ({
  id,
  path: `listings/${uid}/${listingId}/${id}.webp`,
  thumbPath: `listings/${uid}/${listingId}/${id}_t.webp`,
  width: 1600,
  height: 1200,
});
const target = { uid: 'ana', listingId: 'L'.repeat(20), signal: new AbortController().signal };

function setUp(changed: Partial<PhotoTools> = {}) {
  const kept = new Map<string, PhotoFiles>();
  const uploads: string[] = [];
  const tools: PhotoTools = {
    check: checkPhotoFile,
    prepare: async () => prepared(),
    upload: async ({ uid, listingId, photoId }) => {
      uploads.push(photoId);
      return toStored(uid, listingId, photoId);
    },
    download: async () => new Blob(['large']),
    loadFiles: async (id) => kept.get(id) ?? null,
    saveFiles: async (id, files) => void kept.set(id, files),
    urlOf: (path) => `/files/${path}`,
    onNotKept: () => {},
    ...changed,
  };
  return { tray: new PhotoUploads(tools), kept, uploads, tools };
}
const names = (tray: PhotoUploads) => tray.current().map((photo) => photo.name);
const states = (tray: PhotoUploads) => tray.current().map((photo) => photo.state);

beforeAll(() => {
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => {} });
});

test('files become prepared photos that are kept on the device', async () => {
  const { tray, kept } = setUp();
  expect(await tray.add([file('a.jpg'), file('b.heic', '')], 20)).toEqual([]);
  expect(states(tray)).toEqual(['ready', 'ready']);
  expect([...kept.values()].map(({ full, source }) => [full?.size, source])).toEqual([
    [5, undefined],
    [5, undefined],
  ]);
});

test('what is no photo, too large or one too many is refused by name, the rest stays', async () => {
  const { tray } = setUp();
  const large = Object.defineProperty(file('mare.jpg'), 'size', { value: 9_000_000 });
  const refused = await tray.add(
    [file('act.pdf', 'application/pdf'), large, file('a.jpg'), file('b.jpg')],
    1,
  );
  expect(refused).toEqual([
    '„act.pdf”: Sunt acceptate fotografii JPEG, PNG, WebP, AVIF și HEIC.',
    '„mare.jpg”: Fotografia are 9 MB; sunt acceptate cel mult 8 MB.',
    'Se pot adăuga cel mult 1 fotografie; „b.jpg” nu a mai încăput.',
  ]);
  expect(names(tray)).toEqual(['a.jpg']);
});

test('a photo that cannot be read says so and can be tried again', async () => {
  let broken = true;
  const { tray } = setUp({
    prepare: async () => (broken ? Promise.reject(new MarketError('fileUnreadable')) : prepared()),
  });
  await tray.add([file('a.jpg')], 20);
  expect(tray.current()[0]).toMatchObject({
    state: 'failed',
    problem: 'Fișierul nu poate fi citit. Poate este deteriorat.',
  });
  broken = false;
  await tray.retry(tray.current()[0]!.id);
  expect(states(tray)).toEqual(['ready']);
});

test('photos change places, leave, and come back where they were', async () => {
  const { tray } = setUp();
  await tray.add(
    [file('a'), file('b'), file('c')].map(
      (each) => new File([each], each.name, { type: 'image/png' }),
    ),
    20,
  );
  tray.move(tray.current()[2]!.id, 0);
  expect(names(tray)).toEqual(['c', 'a', 'b']);
  const undo = tray.remove(tray.current()[1]!.id);
  expect(names(tray)).toEqual(['c', 'b']);
  undo();
  expect(names(tray)).toEqual(['c', 'a', 'b']);
});

test('an upload that fails leaves the others stored; trying again sends only the failed one', async () => {
  const { tray, tools, uploads } = setUp();
  await tray.add([file('a.jpg'), file('b.jpg'), file('c.jpg')], 20);
  const upload = tools.upload;
  tools.upload = async (order) =>
    order.photoId === tray.current()[1]!.id
      ? Promise.reject(new MarketError('unavailable'))
      : upload(order);
  expect(await tray.upload(target)).toBeNull();
  expect(states(tray)).toEqual(['stored', 'uploadFailed', 'stored']);
  tools.upload = upload;
  uploads.length = 0;
  const photos = await tray.upload(target);
  expect(uploads).toEqual([tray.current()[1]!.id]);
  expect(photos?.map((photo) => photo.id)).toEqual(tray.current().map((photo) => photo.id));
});

test('photos stored by one account are stored again when another one publishes', async () => {
  const { tray, uploads } = setUp();
  await tray.add([file('a.jpg')], 20);
  await tray.upload(target);
  expect((await tray.upload({ ...target, uid: 'dan' }))?.[0]?.path).toContain('listings/dan/');
  expect(uploads).toHaveLength(2);
});

test('a stored photo that is turned becomes a new one', async () => {
  const { tray } = setUp();
  const stored = toStored('ana', target.listingId, 'photo001');
  await tray.open([{ id: 'photo001', name: '', stored }]);
  expect(tray.current()[0]).toMatchObject({
    state: 'stored',
    previewUrl: `/files/${stored.thumbPath}`,
  });
  await tray.rotate('photo001');
  expect(tray.current()[0]).toMatchObject({ state: 'ready' });
  expect(tray.current()[0]!.id).not.toBe('photo001');
});

test('a draft opens with its photos; one that was not ready is prepared again', async () => {
  const { tray, kept } = setUp();
  kept.set('p1', prepared());
  kept.set('p2', { source: new Blob(['pixels']) });
  await tray.open([
    { id: 'p1', name: 'a' },
    { id: 'p2', name: 'b' },
    { id: 'lost', name: 'c' },
  ]);
  expect(tray.current().map(({ id, state }) => [id, state])).toEqual([
    ['p1', 'ready'],
    ['p2', 'ready'],
  ]);
});

test('what was stored and then taken out is known, so that its file can go', async () => {
  const { tray } = setUp();
  await tray.add([file('a.jpg'), file('b.jpg')], 20);
  await tray.upload(target);
  expect(tray.orphans()).toEqual([]);
  const gone = tray.current()[0]!;
  tray.remove(gone.id);
  expect(tray.orphans()).toEqual([gone.stored]);
});
