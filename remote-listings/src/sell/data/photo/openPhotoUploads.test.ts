import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import type { DraftStore } from '#data/drafts/draftStore';
import { readStoredFile } from '@anunturi/shared-auth/readStoredFile';
import { openPhotoUploads } from './openPhotoUploads';

jest.mock('@anunturi/shared-auth/readStoredFile', () => ({
  readStoredFile: jest.fn(async () => null),
}));

const stored = samplePhotos(1)[0]!;
/** The address that a form shows its one stored photo by as it opens. */
async function addressOf({ areHidden }: { areHidden: boolean }) {
  configureFakeFirebase();
  jest.spyOn(console, 'warn').mockImplementation();
  const store = { loadFiles: async () => null } as unknown as DraftStore;
  const uploads = openPhotoUploads(store, { name: 'new', areHidden }, () => {});
  await uploads.open([{ id: 'a', name: 'a.jpg', stored }]);
  return uploads.current()[0]!.previewUrl;
}

test('a photo of a listing on the site is shown by its address', async () => {
  expect(await addressOf({ areHidden: false })).toContain(encodeURIComponent(stored.thumbPath));
  expect(readStoredFile).not.toHaveBeenCalled();
});

test('one of a listing off the site is asked for by the right of the editing person, at once and in no other way', async () => {
  expect(await addressOf({ areHidden: true })).toBeUndefined();
  expect(readStoredFile).toHaveBeenCalledWith(stored.thumbPath);
});
