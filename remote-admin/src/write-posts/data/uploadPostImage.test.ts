import { sendFile } from '@anunturi/shared-auth/sendFile';
import { uploadPostImage } from './uploadPostImage';

jest.mock('@anunturi/shared-auth/callCommand', () => ({
  callCommand: async (name: string) =>
    name === 'bookUpload' ? { uploadId: 'u', address: '/u' } : { photoId: 'p', path: 'p' },
}));
jest.mock('@anunturi/shared-auth/sendFile', () => ({ sendFile: jest.fn(async () => {}) }));

/** A browser that draws, and writes these kinds of pictures; asked for another, it answers with PNG. */
function useBrowser(written: string[]) {
  const fills: unknown[] = [];
  const bitmap = { width: 3200, height: 800, close() {} };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  const context = { drawImage() {}, fillRect: (...box: unknown[]) => fills.push(box) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((answer, type = '') =>
      answer(new Blob(['x'], { type: written.includes(type) ? type : 'image/png' })),
    );
  return fills;
}
const photo = new File(['x'], 'coperta.png', { type: 'image/png' });
const sentType = () => jest.mocked(sendFile).mock.lastCall![1].type;

test('a cover is sent as WebP', async () => {
  const fills = useBrowser(['image/webp', 'image/jpeg']);
  await uploadPostImage('un-articol', photo);
  expect([sentType(), fills]).toEqual(['image/webp', []]);
});

test('where the browser writes no WebP it is sent as JPEG, white where it was transparent', async () => {
  const fills = useBrowser(['image/jpeg']);
  await uploadPostImage('un-articol', photo);
  expect([sentType(), fills]).toEqual(['image/jpeg', [[0, 0, 1600, 400]]]);
});
