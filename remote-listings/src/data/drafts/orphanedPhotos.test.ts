/** @jest-environment node */
import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { configureFirebase, openAuth, openStorage } from '@anunturi/shared-auth/firebase';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import type { Draft } from '../../domain/sell-form/draft';
import { emptySellForm } from '../../domain/sell-form/sellForm';
import { createDraftStore } from './draftStore';
import { deleteOrphanedPhotos, leavePhotos, recallPhotos, takePhotosBack } from './orphanedPhotos';
import { openMemoryStore } from './memoryStore';
import type { PreparedPhoto } from '../photo/drawPhoto';
import { uploadPhoto } from './uploadPhoto';

const uid = 'sellerAna';
const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.now();
const picture = new Blob(['RIFF'], { type: 'image/webp' });
let firebase: TestFirebase;
let drafts = 0;

/** A draft whose photos were sent, though the listing was not published. */
async function sentDraft(savedAtMs: number, count = 2): Promise<Draft> {
  const listingId = `Draft${String((drafts += 1)).padStart(15, '0')}`;
  const photos = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const id = `photo${drafts}${i}`;
      return {
        id,
        name: `${i}.jpg`,
        stored: await uploadPhoto({
          uid,
          listingId,
          photoId: id,
          photo: { full: picture, thumb: picture, width: 4, height: 3 } as PreparedPhoto,
        }),
      };
    }),
  );
  return { revision: 4, savedAtMs, listingId, step: 'photos', form: emptySellForm, photos };
}
async function stored({ listingId }: Draft): Promise<string[]> {
  const { storage, listAll, ref } = await openStorage();
  return (await listAll(ref(storage, `listings/${uid}/${listingId}`))).items
    .map(({ name }) => name)
    .sort();
}
const filesOf = (photos: readonly (Photo | undefined)[]) =>
  photos.flatMap((photo) => [`${photo?.id}.webp`, `${photo?.id}_t.webp`]).sort();

beforeAll(async () => {
  const values = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
  firebase = await startTestFirebase({ log: () => {} });
  configureFirebase(firebase.config);
  await firebase.accounts.createUser({ uid, email: 'ana@exemplu.ro', password: 'o parolă lungă' });
  await firebase.seed(`users/${uid}`, { role: 'user', blocked: false });
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, 'ana@exemplu.ro', 'o parolă lungă');
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

test('the sent photos of a draft thrown away are deleted once it cannot be brought back', async () => {
  const draft = await sentDraft(now);
  leavePhotos(draft, uid, now + 11_000);
  await deleteOrphanedPhotos(uid, now);
  expect(await stored(draft)).toHaveLength(4);
  await deleteOrphanedPhotos('another', now + 11_000);
  expect(await stored(draft)).toHaveLength(4);
  await deleteOrphanedPhotos(uid, now + 11_000);
  expect(await stored(draft)).toEqual([]);
});

test('a draft brought back keeps its photos', async () => {
  const draft = await sentDraft(now);
  leavePhotos(draft, uid, now);
  takePhotosBack(draft.listingId);
  await deleteOrphanedPhotos(uid, now + DAY_MS);
  expect(await stored(draft)).toHaveLength(4);
});

test('a listing that was published after all keeps the photos it shows', async () => {
  const draft = await sentDraft(now);
  const [shown] = draft.photos;
  await firebase.seed(`listings/${draft.listingId}`, {
    ...sampleCar,
    ownerId: uid,
    photos: [shown?.stored],
  });
  leavePhotos(draft, uid, now);
  await deleteOrphanedPhotos(uid, now);
  expect(await stored(draft)).toEqual(filesOf([shown?.stored]));
});

test('a draft of over 30 days gives back the storage of the photos that this device has, and can send them again', async () => {
  const store = createDraftStore(openMemoryStore());
  const draft = await sentDraft(now - 31 * DAY_MS);
  const [here, elsewhere] = draft.photos;
  await store.replace('new', draft);
  await store.saveFiles('new', here!.id, { full: picture, thumb: picture, width: 4, height: 3 });
  const recalled = await recallPhotos(store, 'new', draft, uid, now);
  expect(recalled.photos).toEqual([{ id: here!.id, name: here!.name }, elsewhere]);
  expect(await store.load('new')).toEqual(recalled);
  expect(await stored(draft)).toEqual(filesOf([elsewhere?.stored]));
  const again = await uploadPhoto({
    uid,
    listingId: draft.listingId,
    photoId: here!.id,
    photo: { full: picture, thumb: picture, width: 4, height: 3 } as PreparedPhoto,
  });
  expect(again.path).toBe(here!.stored?.path);
});

test('a younger draft is left as it is', async () => {
  const store = createDraftStore(openMemoryStore());
  const draft = await sentDraft(now - 29 * DAY_MS);
  expect(await recallPhotos(store, 'new', draft, uid, now)).toBe(draft);
  expect(await stored(draft)).toHaveLength(4);
});
