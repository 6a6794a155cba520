import { act, render, screen } from '@testing-library/react';
import { PhotoUploads } from '../../data/photo/PhotoUploads';
import { PhotosStep } from './PhotosStep';

test('photos that the browser cannot keep are ready all the same, and it is said what that means', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  const uploads = new PhotoUploads({
    check: () => {},
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
