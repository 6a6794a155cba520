import { configureFakeFirebase } from '@anunturi/shared-auth/configureFakeFirebase';
import { samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import type { DraftStore } from '../../../data/drafts/draftStore';
import { openPhotoUploads } from './openPhotoUploads';

test('whether stored photos are hidden is asked of the server, not of what the browser keeps', async () => {
  configureFakeFirebase();
  const asked = jest.fn(async () => ({ status: 200 }) as Response);
  globalThis.fetch = asked;
  const store = { loadFiles: async () => null } as unknown as DraftStore;
  const uploads = openPhotoUploads(store, 'new', () => {});
  await uploads.open([{ id: 'a', name: 'a.jpg', stored: samplePhotos(1)[0]! }]);
  expect(asked).toHaveBeenCalledWith(expect.any(String), { cache: 'no-store' });
});
