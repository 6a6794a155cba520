/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { packBlobs, unpackBlobs } from './packBlobs';

test('a photo is kept as bytes with their type and comes back as it was', async () => {
  const files = { full: new Blob(['large'], { type: 'image/webp' }), width: 4 };
  const packed = (await packBlobs(files)) as Record<string, unknown>;
  expect(Object.values(packed).some((each) => each instanceof Blob)).toBe(false);
  const back = unpackBlobs(structuredClone(packed)) as typeof files;
  expect(back.width).toBe(4);
  expect(back.full.type).toBe('image/webp');
  expect(await back.full.text()).toBe('large');
});

test('a draft, nothing at all and what was kept as Blobs before stay as they are', async () => {
  const draft = { revision: 1, photos: [{ id: 'a' }] };
  expect(await packBlobs(draft)).toBe(draft);
  expect(await packBlobs(undefined)).toBeUndefined();
  const before = { full: new Blob(['x']) };
  expect(unpackBlobs(before)).toBe(before);
});
