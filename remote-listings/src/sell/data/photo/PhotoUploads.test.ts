import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PhotoFiles } from '#domain/sell-form/draft';
import type { PhotoTools } from '../../domain/photo/PhotoTools';
import { PhotoUploads } from './PhotoUploads';
import { checkPhotoFile } from '#domain/photo/preparePhoto';

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
  const sent: string[] = [];
  const tools: PhotoTools = {
    check: checkPhotoFile,
    digest: async (each) => (each as File).name,
    prepare: async () => prepared(),
    upload: async ({ uid, listingId, photoId }) => {
      sent.push(photoId);
      return toStored(uid, listingId, photoId);
    },
    download: async () => new Blob(['large']),
    loadFiles: async (id) => kept.get(id) ?? null,
    saveFiles: async (id, files) => void kept.set(id, files),
    urlOf: (path) => `/files/${path}`,
    onNotKept: () => {},
    ...changed,
  };
  return { uploads: new PhotoUploads(tools), kept, sent, tools };
}
const names = (uploads: PhotoUploads) => uploads.current().map((photo) => photo.name);
const states = (uploads: PhotoUploads) => uploads.current().map((photo) => photo.state);

beforeAll(() => {
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => {} });
});

test('files become prepared photos that are kept on the device', async () => {
  const { uploads, kept } = setUp();
  expect(await uploads.add([file('a.jpg'), file('b.heic', '')], 20)).toEqual([]);
  expect(states(uploads)).toEqual(['ready', 'ready']);
  expect([...kept.values()].map(({ full, source }) => [full?.size, source])).toEqual([
    [5, undefined],
    [5, undefined],
  ]);
});

test('what is no photo, too large or one too many is refused by name, the rest stays', async () => {
  const { uploads } = setUp();
  const large = Object.defineProperty(file('mare.jpg'), 'size', { value: 42_000_000 });
  const refused = await uploads.add(
    [file('act.pdf', 'application/pdf'), large, file('a.jpg'), file('b.jpg')],
    1,
  );
  expect(refused).toEqual([
    '„act.pdf”: Sunt acceptate fotografii JPEG, PNG, WebP, AVIF și HEIC.',
    '„mare.jpg”: Fotografia are 42 MB; sunt acceptate cel mult 40 MB.',
    'Se pot adăuga cel mult 1 fotografie; „b.jpg” nu a mai încăput.',
  ]);
  expect(names(uploads)).toEqual(['a.jpg']);
});

test('a photo that is among the others already is not taken in again, which is said', async () => {
  const { uploads, tools } = setUp();
  const said = await uploads.add([file('a.jpg'), file('b.jpg'), file('a.jpg')], 20);
  expect(said).toEqual(['„a.jpg” este deja între fotografii: fotografia 1.']);
  expect(await uploads.add([file('b.jpg')], 20)).toEqual([
    '„b.jpg” este deja între fotografii: fotografia 2.',
  ]);
  const reopened = new PhotoUploads(tools);
  await reopened.open(uploads.current().map(({ id, name }) => ({ id, name })));
  expect(await reopened.add([file('b.jpg'), file('c.jpg')], 20)).toHaveLength(1);
  reopened.remove(reopened.current()[0]!.id);
  expect(await reopened.add([file('a.jpg')], 20)).toEqual([]);
  expect(names(reopened)).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);
});

test('a photo that cannot be read says so and can be tried again', async () => {
  let broken = true;
  const { uploads } = setUp({
    prepare: async () => (broken ? Promise.reject(new MarketError('fileUnreadable')) : prepared()),
  });
  await uploads.add([file('a.jpg')], 20);
  expect(uploads.current()[0]).toMatchObject({
    state: 'failed',
    problem: 'Fișierul nu poate fi citit. Poate este deteriorat.',
  });
  broken = false;
  await uploads.retry(uploads.current()[0]!.id);
  expect(states(uploads)).toEqual(['ready']);
});

test('a photo that the device does not keep is there all the same, and says so', async () => {
  const { uploads } = setUp({ saveFiles: () => Promise.reject(new Error('no room')) });
  await uploads.add([file('a.jpg')], 20);
  expect(uploads.current()[0]).toMatchObject({ state: 'ready', isNotKept: true });
  expect((await uploads.upload(target))!.map(({ width }) => width)).toEqual([1600]);
});

test('the file as it came is kept only when it could not be prepared', async () => {
  const saved: PhotoFiles[] = [];
  const { uploads } = setUp({
    saveFiles: async (_, files) => void saved.push(files),
    prepare: async ({ name }) =>
      name === 'b.jpg' ? Promise.reject(new MarketError('fileUnreadable')) : prepared(),
  });
  await uploads.add([file('a.jpg'), file('b.jpg')], 20);
  expect(saved.map((files) => Object.keys(files)[0])).toEqual(['full', 'source']);
});

test('photos change places, leave, and come back where they were', async () => {
  const { uploads } = setUp();
  await uploads.add(
    [file('a'), file('b'), file('c')].map(
      (each) => new File([each], each.name, { type: 'image/png' }),
    ),
    20,
  );
  uploads.move(uploads.current()[2]!.id, 0);
  expect(names(uploads)).toEqual(['c', 'a', 'b']);
  const undo = uploads.remove(uploads.current()[1]!.id);
  expect(names(uploads)).toEqual(['c', 'b']);
  undo();
  expect(names(uploads)).toEqual(['c', 'a', 'b']);
});

test('an upload that fails leaves the others stored; trying again sends only the failed one', async () => {
  const { uploads, tools, sent } = setUp();
  await uploads.add([file('a.jpg'), file('b.jpg'), file('c.jpg')], 20);
  const upload = tools.upload;
  tools.upload = async (order) =>
    order.photoId === uploads.current()[1]!.id
      ? Promise.reject(new MarketError('unavailable'))
      : upload(order);
  expect(await uploads.upload(target)).toBeNull();
  expect(states(uploads)).toEqual(['stored', 'uploadFailed', 'stored']);
  tools.upload = upload;
  sent.length = 0;
  const photos = await uploads.upload(target);
  expect(sent).toEqual([uploads.current()[1]!.id]);
  expect(photos?.map((photo) => photo.id)).toEqual(uploads.current().map((photo) => photo.id));
});

test('photos stored by one account are stored again when another one publishes', async () => {
  const { uploads, sent } = setUp();
  await uploads.add([file('a.jpg')], 20);
  await uploads.upload(target);
  expect((await uploads.upload({ ...target, uid: 'dan' }))?.[0]?.path).toContain('listings/dan/');
  expect(sent).toHaveLength(2);
});

test('a stored photo that is turned becomes a new one', async () => {
  const { uploads } = setUp();
  const stored = toStored('ana', target.listingId, 'photo001');
  await uploads.open([{ id: 'photo001', name: '', stored }]);
  expect(uploads.current()[0]).toMatchObject({
    state: 'stored',
    previewUrl: `/files/${stored.thumbPath}`,
  });
  await uploads.rotate('photo001');
  expect(uploads.current()[0]).toMatchObject({ state: 'ready' });
  expect(uploads.current()[0]!.id).not.toBe('photo001');
});

test('a draft opens with its photos; one that was not ready is prepared again, one that is gone says so', async () => {
  const { uploads, kept } = setUp();
  kept.set('p1', prepared());
  kept.set('p2', { source: new Blob(['pixels']) });
  await uploads.open([
    { id: 'p1', name: 'a' },
    { id: 'p2', name: 'b' },
    { id: 'lost', name: 'c' },
  ]);
  expect(uploads.current().map(({ id, state }) => [id, state])).toEqual([
    ['p1', 'ready'],
    ['p2', 'ready'],
    ['lost', 'failed'],
  ]);
  await uploads.retry('lost');
  expect(uploads.current()[2]!.problem).toMatch(/adăugați-o din nou/);
  kept.set('lost', prepared());
  await uploads.retry('lost');
  expect(uploads.current()[2]!.state).toBe('ready');
});

test('photos that are gone from storage are sent again, as far as this device has them', async () => {
  const { uploads, sent } = setUp();
  const shown = toStored('ana', target.listingId, 'shown001');
  await uploads.open([{ id: 'shown001', name: '', stored: shown }]);
  await uploads.add([file('a.jpg')], 20);
  await uploads.upload(target);
  sent.length = 0;
  expect(uploads.sendAgain((photo) => photo.path === shown.path)).toBe(true);
  expect(states(uploads)).toEqual(['stored', 'ready']);
  expect(await uploads.upload(target)).toHaveLength(2);
  expect(sent).toHaveLength(1);
  expect(uploads.sendAgain(() => true)).toBe(false);
});

test('the same picture chosen twice is one photo of the listing', async () => {
  const { uploads, tools } = setUp();
  tools.upload = async ({ uid, listingId }) => toStored(uid, listingId, 'same0001');
  await uploads.add([file('a.jpg'), file('b.jpg')], 20);
  expect(await uploads.upload(target)).toEqual([toStored('ana', target.listingId, 'same0001')]);
});
