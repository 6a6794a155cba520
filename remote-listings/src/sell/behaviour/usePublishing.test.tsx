import { act, renderHook } from '@testing-library/react';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { PhotoUploads } from '../data/photo/PhotoUploads';
import { usePublishing } from './usePublishing';

const target = { uid: 'ana', listingId: 'L'.repeat(20) };
const gone = () =>
  new MarketError('invalidInput', 'Fotografiile nu mai sunt.', { fields: { photos: 'Lipsesc.' } });

/** A form with one photo that was sent before; `sent` counts how often it is sent. */
async function setUp({ isOnDevice = true } = {}) {
  const sent: string[] = [];
  const uploads = new PhotoUploads({
    check: () => {},
    digest: async () => undefined,
    prepare: async () => ({ full: new Blob(['l']), thumb: new Blob(['s']), width: 4, height: 3 }),
    upload: async ({ listingId, photoId }) => {
      sent.push(photoId);
      const path = `listings/ana/${listingId}/${photoId}`;
      return { id: photoId, path, thumbPath: path, width: 4, height: 3 };
    },
    download: async () => new Blob(),
    loadFiles: async () =>
      isOnDevice ? { full: new Blob(['l']), thumb: new Blob(['s']), width: 4, height: 3 } : null,
    saveFiles: async () => {},
    urlOf: (path) => path,
    onNotKept: () => {},
  });
  const path = `listings/ana/${target.listingId}/photo001`;
  const stored: Photo = { id: 'photo001', path, thumbPath: path, width: 4, height: 3 };
  await uploads.open([{ id: 'photo001', name: 'a.jpg', stored }]);
  return { uploads, sent, hook: renderHook(() => usePublishing(uploads)).result };
}
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
});

test('photos that waited too long for their listing are sent again by themselves, once', async () => {
  const { hook, sent } = await setUp();
  const saved: number[] = [];
  await act(() =>
    hook.current.run(target, async (photos) => {
      saved.push(photos.length);
      if (saved.length === 1) throw gone();
    }),
  );
  expect([saved, sent, hook.current.state]).toEqual([[1, 1], ['photo001'], { step: 'idle' }]);
});

test('photos that this device has not are said to be missing', async () => {
  const { hook, sent } = await setUp({ isOnDevice: false });
  await act(() => hook.current.run(target, () => Promise.reject(gone())));
  expect(sent).toEqual([]);
  expect(hook.current.state).toMatchObject({ step: 'failed', code: 'invalidInput' });
});
