import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { toShownBefore } from '@anunturi/shared-domain/moderation/changesAsked';
import { render, screen, within } from '@testing-library/react';
import { ChangesAsked } from './ChangesAsked';

const changes = ['Corectați prețul.'];
const asked = { ...sampleCar, id: listingId(1) };

test('a listing that was sent again shows what was asked, and what differs since with both values', () => {
  const price = { ...sampleCar.price, amountMinor: sampleCar.price.amountMinor - 100_00 };
  const listing: Listing = { ...asked, price, photos: [], changes: 'made' };
  render(<ChangesAsked listing={listing} changes={changes} before={toShownBefore(asked)} />);
  expect(screen.getByRole('list', { name: 'Ce s-a cerut' })).toHaveTextContent('Corectați prețul.');
  const made = within(screen.getByRole('list', { name: 'Ce s-a schimbat' }));
  expect(made.getAllByRole('listitem').map((each) => each.textContent?.split(':')[0])).toEqual([
    'Prețul',
    'Fotografiile',
  ]);
});

test('one that was sent again as it was says so, and one that still waits shows what was asked alone', () => {
  const before = toShownBefore(asked);
  const { rerender } = render(
    <ChangesAsked listing={{ ...asked, changes: 'made' }} changes={changes} before={before} />,
  );
  expect(screen.getByText('Retrimis fără nicio schimbare.')).toBeInTheDocument();
  rerender(
    <ChangesAsked listing={{ ...asked, changes: 'asked' }} changes={changes} before={before} />,
  );
  expect(screen.queryByText('Retrimis fără nicio schimbare.')).toBeNull();
});
