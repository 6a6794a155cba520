import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { type ListingStatus, listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { toMyListing } from '@anunturi/shared-domain/listing/toMyListing';
import { sampleCar, sampleExpiry } from '@anunturi/shared-domain/samples/listingSamples';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { ToastRegion, loadToastMessages } from '@anunturi/shared-runtime/toasts/ToastRegion';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Dashboard } from '../data/readDashboard';
import { MyListings } from './MyListings';

/** The owner's listings; a page of them is two. */
let mockOwn: MyListing[] = [];
const mockPage = (status?: ListingStatus, after?: { value: number }) => {
  const rows = mockOwn.filter(({ card }) => !status || card.status === status);
  const from = after ? after.value : 0;
  const end = from + 2;
  return {
    rows: rows.slice(from, end),
    ...(rows.length > end && { next: { value: end, id: rows[end - 1]!.card.id } }),
  };
};
const mockCount = (of: ListingStatus) => mockPage(of).rows.length;
let mockKeptAtMs: number | undefined;
const mockDashboard = (): Dashboard => ({
  page: mockPage(),
  counts: Object.fromEntries(listingStatuses.map((each) => [each, mockCount(each)])) as Record<
    ListingStatus,
    number
  >,
  attention: { rejected: [], ending: [], ended: [], unreadMessages: 0, unreadByListing: {} },
  searches: [],
  notices: [],
  ...(mockKeptAtMs !== undefined && { keptAtMs: mockKeptAtMs }),
});
const mockMove = async ({ id }: { id: string }, to: ListingStatus) => {
  const moved = mockOwn.find(({ card }) => card.id === id)!;
  const left = mockOwn.filter((each) => each !== moved);
  mockOwn = [...left, { ...moved, card: { ...moved.card, status: to } }];
  return to;
};
jest.mock('../data/readDashboard', () => ({ readDashboard: async () => mockDashboard() }));
jest.mock('../data/readMyListings', () => ({
  readMyListings: async (_uid: string, ...asked: Parameters<typeof mockPage>) => mockPage(...asked),
}));
jest.mock('../data/changeMyListing', () => ({
  pauseListing: (seen: { id: string }) => mockMove(seen, 'paused'),
}));
jest.mock('../data/deleteMyListing', () => ({
  deleteMyListing: async (id: string) => {
    mockOwn = mockOwn.filter(({ card }) => card.id !== id);
    return 'deleted';
  },
}));

const listing = (n: number) =>
  toMyListing(
    {
      ...sampleCar,
      id: `Listing00000000000${n}`,
      status: 'active',
      title: `Anunțul ${n}`,
    } as never,
    new Date(sampleExpiry.getTime() - 12 * 24 * 3600 * 1000),
  );
beforeAll(() => configureFakeFirebase('http://localhost'));
beforeEach(() => {
  forgetLoaded();
  mockOwn = [1, 2, 3].map(listing);
  mockKeptAtMs = undefined;
});

const more = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Afișați mai multe anunțuri' }));
const third = async () =>
  within((await screen.findByText('Anunțul 3')).closest<HTMLElement>('article')!);

test.each([
  ['', 'Ștergeți anunțul', undefined],
  ['', 'Ascundeți temporar', 'Ascuns temporar'],
  ['?stare=active', 'Ascundeți temporar', undefined],
])(
  'a row of a later page (%s) on which „%s” was done is shown as it is since',
  async (search, act, state) => {
    render(
      <NavProvider nav={fakeNav({ path: `/dashboard${search}` })}>
        <MyListings uid="ana" />
      </NavProvider>,
    );
    await more();
    const row = await third();
    await userEvent.click(row.getByRole('button', { name: 'Alte acțiuni: Anunțul 3' }));
    await userEvent.click(row.getByRole('menuitem', { name: act }));
    await waitFor(() => expect(screen.queryByText('Anunțul 3')).not.toBeInTheDocument());
    if (!state) {
      expect(screen.queryByRole('button', { name: /mai multe anunțuri/ })).not.toBeInTheDocument();
      return;
    }
    await more();
    expect((await third()).getByText(state)).toBeInTheDocument();
  },
);

test('a kept answer is shown with the moment it comes from, until the account answers again', async () => {
  mockKeptAtMs = Date.UTC(2026, 10, 28, 5, 9);
  render(
    <NavProvider nav={fakeNav({ path: '/dashboard' })}>
      <MyListings uid="ana" />
    </NavProvider>,
  );
  expect(await screen.findByText('Contul nu poate fi actualizat acum')).toBeInTheDocument();
  expect(screen.getByText('Anunțul 1')).toBeInTheDocument();
  mockKeptAtMs = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  await waitFor(() => expect(screen.queryByText(/nu poate fi actualizat/)).not.toBeInTheDocument());
});

test('an act on a listing takes away the undo of the earlier act on the same listing', async () => {
  await loadToastMessages();
  mockOwn = [listing(1)];
  render(
    <NavProvider nav={fakeNav({ path: '/dashboard' })}>
      <MyListings uid="ana" />
      <ToastRegion />
    </NavProvider>,
  );
  const act = async (name: string) => {
    const row = within((await screen.findByText('Anunțul 1')).closest<HTMLElement>('article')!);
    await userEvent.click(row.getByRole('button', { name: 'Alte acțiuni: Anunțul 1' }));
    await userEvent.click(row.getByRole('menuitem', { name }));
  };
  await act('Ascundeți temporar');
  expect(await screen.findByText(/este ascuns/)).toBeInTheDocument();
  await act('Ștergeți anunțul');
  expect(await screen.findByText(/a fost șters/)).toBeInTheDocument();
  expect(screen.queryByText(/este ascuns/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Anulați' })).toHaveLength(1);
});
