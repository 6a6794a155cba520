/** @jest-environment node */
import { openStorage } from '@anunturi/shared-auth/firebase';
import { sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { startAsAdmin } from '../../testing/testAdmin';
import {
  AFTER_DELETION_MS,
  AFTER_EDIT_MS,
  doubtPictures,
  keepPictures,
  removeUnusedPictures,
} from './unusedPictures';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const path = (name: string) => `blog/articol/${name}.webp`;
const later = (ms: number) => Date.now() + ms + 1;

async function upload(name: string): Promise<string> {
  const { ref, storage, uploadBytes } = await openStorage();
  await uploadBytes(ref(storage, path(name)), new Uint8Array([1]), { contentType: 'image/webp' });
  return path(name);
}
async function isStored(name: string): Promise<boolean> {
  const answer = await fetch(
    `${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(path(name))}?alt=media`,
  );
  return answer.ok;
}

beforeAll(async () => {
  firebase = await startAsAdmin();
});
afterAll(() => firebase.stopAll());
beforeEach(() => localStorage.removeItem('adminPictures'));

test('a picture goes when its time has come and no post shows it, not earlier', async () => {
  doubtPictures([await upload('singura')], AFTER_DELETION_MS);
  expect(await removeUnusedPictures()).toEqual([]);
  expect(await isStored('singura')).toBe(true);
  expect(await removeUnusedPictures(later(AFTER_DELETION_MS))).toEqual([path('singura')]);
  expect(await isStored('singura')).toBe(false);
});

test('a picture that some post shows stays, and is not asked about again', async () => {
  await firebase.seed('blogPosts/altul', {
    ...sampleBlogPost,
    pictures: [await upload('folosita')],
  });
  doubtPictures([path('folosita')], 0);
  expect(await removeUnusedPictures(later(0))).toEqual([]);
  await firebase.seed('blogPosts/altul', { ...sampleBlogPost, pictures: [] });
  expect(await removeUnusedPictures(later(0))).toEqual([]);
  expect(await isStored('folosita')).toBe(true);
});

test('what is undone, or kept in a text on this device, stays', async () => {
  doubtPictures([await upload('adusa-inapoi'), await upload('in-copie')], AFTER_EDIT_MS);
  keepPictures([path('adusa-inapoi')]);
  Object.assign(localStorage, { 'adminPost:sefa:articol': '' });
  localStorage.setItem(
    'adminPost:sefa:articol',
    `{"form":{"bodyHtml":"<img src=\\"${path('in-copie')}\\">"}}`,
  );
  expect(await removeUnusedPictures(later(AFTER_EDIT_MS))).toEqual([]);
  expect([await isStored('adusa-inapoi'), await isStored('in-copie')]).toEqual([true, true]);
});

test('a file that is gone already is forgotten', async () => {
  doubtPictures([path('disparuta')], 0);
  await removeUnusedPictures(later(0));
  expect(localStorage.getItem('adminPictures')).toBeNull();
});
