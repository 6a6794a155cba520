import { render, screen } from '@testing-library/react';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { readSamePhotos } from '#data/listings/readSamePhotos';
import { SamePhotos } from './SamePhotos';

jest.mock('#data/listings/readSamePhotos');

const listing = (n: number, more: object = {}) =>
  ({
    ...sampleCar,
    id: listingId(n),
    title: `Mașina ${n}`,
    ...more,
  }) as Listing;
const show = () =>
  render(
    <NavProvider nav={fakeNav({ path: '/admin/anunturi' })}>
      <SamePhotos listing={listing(1)} />
    </NavProvider>,
  );
beforeEach(forgetLoaded);

test('the moderator is led to the listings that show the same photos, and sees whose they are', async () => {
  jest
    .mocked(readSamePhotos)
    .mockResolvedValue([
      listing(2, { status: 'rejected' }),
      listing(3, { ownerId: 'dan', sellerName: 'Dan Ilie' }),
    ]);
  show();
  expect(await screen.findByText('Aceleași fotografii ca în:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mașina 2' })).toHaveAttribute(
    'href',
    expect.stringContaining(listing(2).id),
  );
  const [own, others] = screen.getAllByRole('listitem');
  expect(own).toHaveTextContent(/Respins.*de același vânzător/);
  expect(others).toHaveTextContent(/de Dan Ilie/);
});

test('photos that nobody else shows are not mentioned', async () => {
  jest.mocked(readSamePhotos).mockResolvedValue([]);
  show();
  await Promise.resolve();
  expect(screen.queryByText(/Aceleași fotografii/)).toBeNull();
});
