import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { usePhotoAddresses } from '@anunturi/shared-auth/usePhotoAddresses';
import { samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './Gallery';

jest.mock('@anunturi/shared-auth/usePhotoAddresses', () => ({ usePhotoAddresses: jest.fn() }));

const photos = samplePhotos(3);
const nameOf = (at: number) => `Dacia Logan, fotografia ${at}`;

beforeAll(() => configureFakeFirebase());

test('hidden photos have one address each, others one for every width', () => {
  jest.mocked(usePhotoAddresses).mockReturnValue(['/a', '/b', '/c']);
  const { rerender } = render(<Gallery title="Dacia Logan" photos={photos} isHidden />);
  expect(screen.getByAltText(nameOf(1))).toHaveAttribute('src', '/a');
  expect(screen.getByAltText(nameOf(1))).not.toHaveAttribute('srcset');
  rerender(<Gallery title="Dacia Logan" photos={photos} />);
  const widths = expect.stringMatching(/photo000_t\.webp.* \d+w, .*photo000\.webp.* 1600w$/);
  expect(screen.getByAltText(nameOf(1))).toHaveAttribute('srcset', widths);
});

test('a hidden photo opens large once it is here, without those that are still on their way', async () => {
  const enlarge = (at: number) =>
    userEvent.click(screen.getByRole('button', { name: `Măriți fotografia ${at} din 3` }));
  jest.mocked(usePhotoAddresses).mockReturnValue([undefined, 'blob:b', 'blob:c']);
  const { rerender } = render(<Gallery title="Dacia Logan" photos={photos} isHidden />);
  await enlarge(3);
  const large = within(await screen.findByRole('dialog'));
  expect(await large.findByAltText(nameOf(3))).toHaveAttribute('src', 'blob:c');
  expect(large.queryByAltText(nameOf(1))).not.toBeInTheDocument();
  await userEvent.click(large.getByRole('button', { name: 'Închideți' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await enlarge(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  jest.mocked(usePhotoAddresses).mockReturnValue(['blob:a', 'blob:b', 'blob:c']);
  rerender(<Gallery title="Dacia Logan" photos={photos} isHidden />);
  const first = within(await screen.findByRole('dialog'));
  expect(await first.findByAltText(nameOf(1))).toHaveAttribute('src', 'blob:a');
});
