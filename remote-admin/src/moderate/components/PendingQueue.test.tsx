import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { type QueueRow, readListingQueue, readListingsOf } from '#data/listings/readListingQueue';
import { holdDecisions } from '../data/decide';
import { PendingQueue } from './PendingQueue';

jest.mock('#data/listings/readListingQueue');
jest.mock('#data/categories/readCategories', () => ({
  readCategories: async () => [{ id: 'autoturisme', label: 'Autoturisme' }],
}));
jest.mock('../data/decide');
jest.mock('./review/ListingReview', () => ({
  ListingReview: ({ listing }: { listing?: Listing }) => <p>Se vede {listing?.title}</p>,
}));

const row = (n: number, more: Partial<QueueRow> = {}): QueueRow => ({
  id: listingId(n),
  version: 1,
  kind: 'vehicle',
  categoryId: 'autoturisme',
  localityId: 'sibiu',
  localityName: 'Sibiu',
  ownerId: 'ana',
  sellerName: 'Ana',
  reason: 'newSeller',
  risks: [],
  waitsSinceMs: 0,
  isOld: false,
  ...more,
});
const listing = (id: string) =>
  ({
    ...sampleCar,
    id,
    title: `Anunțul ${Number(id.slice(-4))}`,
    photos: [],
    hasPhotos: false,
    status: 'pending',
  }) as Listing;
const show = async (rows: QueueRow[], path = '/admin/anunturi', isMore = false) => {
  jest.mocked(readListingQueue).mockReset().mockResolvedValue({ rows, isMore });
  const nav = fakeNav({ path });
  render(
    <NavProvider nav={nav}>
      <PendingQueue onDecided={() => {}} />
    </NavProvider>,
  );
  await screen.findByRole('list', { name: 'Anunțuri' });
  return nav;
};
const titles = () =>
  within(screen.getByRole('list', { name: 'Anunțuri' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  configureFakeFirebase();
  setFakeSession(fakeSignedIn('admin'));
  forgetLoaded();
  jest
    .mocked(readListingsOf)
    .mockReset()
    .mockImplementation(async (ids) => ids.map(listing));
  jest.mocked(holdDecisions).mockReset().mockResolvedValue([]);
});

test('each row says what makes it a risk, and that it has waited too long, in the order of the queue', async () => {
  await show([row(3, { isOld: true }), row(1, { risks: ['reported', 'newSeller'] }), row(2)]);
  expect(titles()).toEqual([
    expect.stringMatching(/^Anunțul 3așteaptă prea mult · /),
    expect.stringMatching(/^Anunțul 1sesizări deschise, vânzător nou · /),
    expect.stringMatching(/^Anunțul 2\d[\d.]* €/),
  ]);
});

test('filters of the address narrow the queue, and choosing one writes it there', async () => {
  const rows = [
    row(1),
    row(2, { localityId: 'medias', localityName: 'Mediaș', ownerId: 'dan', sellerName: 'Dan' }),
    row(3, { kind: 'service', reason: 'corrected' }),
    row(4, { risks: ['contacts'] }),
  ];
  const nav = await show(rows, '/admin/anunturi?fel=vehicle');
  const at = () => screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 9));
  expect(at()).toEqual(['Anunțul 1', 'Anunțul 2', 'Anunțul 4']);
  await userEvent.selectOptions(screen.getByLabelText('Loc'), 'Sibiu (2)');
  expect(nav.current().location.search).toBe('?fel=vehicle&loc=sibiu');
  await waitFor(() => expect(at()).toEqual(['Anunțul 1', 'Anunțul 4']));
  await userEvent.selectOptions(
    screen.getByLabelText('De ce așteaptă'),
    'contact sau link în text (1)',
  );
  await waitFor(() => expect(at()).toEqual(['Anunțul 4']));
  expect(screen.getByLabelText('Vânzător')).toHaveTextContent('Ana (1)');
});

test('the next page is there without waiting when a page is decided, and the queue is ordered once', async () => {
  await show(Array.from({ length: 27 }, (_, n) => row(100 + n)));
  act(() => screen.getByRole('button', { name: /Anunțul 100/ }).focus());
  // The first one needs evidence; the page is read in a step that needs none.
  await userEvent.keyboard('aa');
  await waitFor(() => expect(readListingsOf).toHaveBeenCalledTimes(2));
  await userEvent.keyboard('a'.repeat(23));
  expect(titles()).toHaveLength(2);
  expect(readListingQueue).toHaveBeenCalledTimes(1);
  expect(holdDecisions).toHaveBeenCalledTimes(25);
  await waitFor(() => expect(screen.getByRole('button', { name: /Anunțul 125/ })).toHaveFocus());
  await userEvent.keyboard('a');
  expect(titles()).toHaveLength(1);
});
