import { render } from '@testing-library/react';
import { configureFakeFirebase } from '@anunturi/shared-auth/configureFakeFirebase';
import { sampleCar, samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import { QueueRows } from './QueueRows';

jest.mock('@anunturi/shared-auth/useHiddenPhoto', () => ({
  useHiddenPhoto: (path?: string) => path && `blob:${path}`,
}));

test('the photo of a deleted listing is read with the administrator’s own right, others by their address', () => {
  configureFakeFirebase();
  const photos = samplePhotos(1);
  const rows = (['active', 'deleted'] as const).map((status) => ({
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
  const shown = [...container.querySelectorAll('img')].map(({ src }) => src);
  expect(shown).toEqual([
    expect.stringContaining(encodeURIComponent(photos[0]!.thumbPath)),
    `blob:${photos[0]!.thumbPath}`,
  ]);
});
