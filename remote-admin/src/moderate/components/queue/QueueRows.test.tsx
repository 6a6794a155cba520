import { render, waitFor } from '@testing-library/react';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { sampleCar, samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import { QueueRows } from './QueueRows';
import { QueueSkeleton } from './QueueSkeleton';

jest.mock('@anunturi/shared-auth/readStoredFile', () => ({
  readStoredFile: async (path: string) => new TextEncoder().encode(path),
}));
URL.createObjectURL = (photo) => `blob:${(photo as Blob).size}`;
URL.revokeObjectURL = () => {};

test('photos of listings that are off the site are read with the administrator’s own right, others by their address', async () => {
  configureFakeFirebase();
  const photos = samplePhotos(1);
  const rows = (['active', 'deleted', 'rejected', 'pending', 'sold'] as const).map((status) => ({
    ...sampleCar,
    id: status,
    photos,
    status,
  }));
  const { container } = render(
    <QueueRows
      rows={rows}
      currentId=""
      ticked={new Set()}
      onOpen={() => {}}
      onTick={() => {}}
      onTickAll={() => {}}
    />,
  );
  const own = `blob:${photos[0]!.thumbPath.length}`;
  const open = expect.stringContaining(encodeURIComponent(photos[0]!.thumbPath));
  const shown = () => [...container.querySelectorAll('img')].map(({ src }) => src);
  await waitFor(() => expect(shown()).toEqual([open, own, own, own, open]));
});

test('a row that is on its way has the parts of one that is here, so that it is as tall', () => {
  configureFakeFirebase();
  const shapeOf = (root: Element) =>
    ['.row', '.row > .tick', '.row > .open', '.open > .photo', '.open > .words'].map(
      (part) => root.querySelectorAll(part).length,
    );
  const coming = render(<QueueSkeleton count={2} />).container;
  const here = render(
    <QueueRows
      rows={[1, 2].map((n) => ({ ...sampleCar, id: String(n) }))}
      currentId=""
      ticked={new Set()}
      onOpen={() => {}}
      onTick={() => {}}
      onTickAll={() => {}}
    />,
  ).container;
  expect(shapeOf(coming)).toEqual(shapeOf(here));
  expect(shapeOf(coming)).toEqual([2, 2, 2, 2, 2]);
});

test('a rejection with an open appeal has one word for both', () => {
  configureFakeFirebase();
  const { container } = render(
    <QueueRows
      rows={[{ ...sampleCar, id: 'a', status: 'rejected', appealedAt: new Date() }]}
      currentId=""
      ticked={new Set()}
      onOpen={() => {}}
      onTick={() => {}}
      onTickAll={() => {}}
    />,
  );
  expect(container).toHaveTextContent('Contestat');
  expect(container).not.toHaveTextContent('Respins');
});
