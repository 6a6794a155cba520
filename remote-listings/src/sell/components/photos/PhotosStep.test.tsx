import { act, render, screen, within } from '@testing-library/react';
import { PhotoUploads } from '../../data/photo/PhotoUploads';
import { PhotosStep } from './PhotosStep';

test('a photo on its way says so calmly in its place, without a picture that looks broken', async () => {
  const uploads = new PhotoUploads({
    check: () => {},
    digest: async () => undefined,
    prepare: () => new Promise(() => {}),
    upload: () => Promise.reject(new Error('not asked for')),
    download: async () => new Blob(),
    loadFiles: async () => null,
    saveFiles: async () => {},
    urlOf: () => undefined,
    onNotKept: () => {},
  });
  render(<PhotosStep uploads={uploads} max={20} />);
  await act(async () => {
    void uploads.add([new File(['x'], 'a.jpg', { type: 'image/jpeg' })], 20);
  });
  const tile = screen.getByRole('listitem');
  expect(tile).toHaveTextContent('Se pregătește');
  expect(tile.querySelector('.lucide-image-off')).toBeNull();
  expect(within(tile).queryByRole('progressbar')).not.toBeInTheDocument();
});

test('photos that the browser cannot keep are ready all the same, and it is said what that means', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  const uploads = new PhotoUploads({
    check: () => {},
    digest: async () => undefined,
    prepare: async () => ({ full: new Blob(['l']), thumb: new Blob(['s']), width: 4, height: 3 }),
    upload: () => Promise.reject(new Error('not asked for')),
    download: async () => new Blob(),
    loadFiles: async () => null,
    saveFiles: () => Promise.reject(new Error('a private window')),
    urlOf: () => undefined,
    onNotKept: () => {},
  });
  render(<PhotosStep uploads={uploads} max={20} />);
  await act(() => uploads.add([new File(['x'], 'a.jpg', { type: 'image/jpeg' })], 20));
  expect(screen.getByText(/^Browserul nu poate păstra fotografiile/)).toBeVisible();
  expect(screen.queryByText('Se pregătește')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fotografia 1: rotiți' })).toBeEnabled();
});
