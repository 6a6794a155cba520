import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { readSettings } from '#data/settings/settings';
import { AdminListingsScreen } from './AdminListingsScreen';

jest.mock('@anunturi/shared-auth/callCommand');
jest.mock('@anunturi/shared-auth/firestore/readPage');
jest.mock('@anunturi/shared-auth/firestore/readDocument');
jest.mock('#data/settings/settings', () => ({ readSettings: jest.fn() }));

const COUNT = 80;
const DECIDED = 60;
/** Between two decisions a moderator looks: what was loaded ahead must last as long. */
const LOOKED_MS = 60_000;
const ids = Array.from({ length: COUNT }, (_, n) => listingId(n + 1));
const listing = (id: string) =>
  ({
    ...sampleCar,
    id,
    title: `Anunțul ${Number(id.slice(-4))}`,
    photos: [],
    hasPhotos: false,
    status: 'pending',
  }) as Listing;
const none = { count: 0, listings: [] };
const answers: Record<string, (input: { listingIds: string[] }) => unknown> = {
  readListingQueue: () => ({
    rows: ids.map((id) => ({
      id,
      version: sampleCar.version,
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
    })),
    isMore: false,
  }),
  readOverview: () => ({
    awaiting: { pending: COUNT, reports: 0, contested: 0, contactMessages: 0, unreadable: 0 },
    days: [],
  }),
  readEvidence: ({ listingIds }) => ({
    evidence: listingIds.map((id) => ({
      listingId: id,
      version: sampleCar.version,
      price: null,
      samePhotos: none,
      sameText: none,
      found: [],
      reports: 0,
    })),
  }),
  claimListing: () => ({}),
  holdDecisions: () => ({ untilMs: 0, refused: [] }),
};

test('a decision costs at most three requests, where a page ends too: it is sent, the next listing is claimed, and one more is loaded ahead', async () => {
  configureFakeFirebase();
  setFakeSession(fakeSignedIn('admin'));
  forgetLoaded();
  jest
    .mocked(callCommand)
    .mockImplementation((async (name: string, input: never) => answers[name]!(input)) as never);
  jest.mocked(readPage).mockImplementation((async ({
    path,
    filters,
  }: {
    path: string;
    filters: [string, string, string[]][];
  }) => ({
    rows: path === 'listings' ? filters[0]![2].map(listing) : [],
    next: null,
  })) as never);
  jest.mocked(readDocument).mockResolvedValue(null);
  jest
    .mocked(readSettings)
    .mockResolvedValue({ value: { localities: [] }, updatedAtMs: 0 } as never);
  const nav = fakeNav({ path: '/admin/anunturi' });
  // The address of a real page changes a moment after the list.
  const late: typeof nav = {
    ...nav,
    navigate: (...to) => queueMicrotask(() => act(() => nav.navigate(...to))),
  };
  render(
    <NavProvider nav={late}>
      <AdminListingsScreen />
    </NavProvider>,
  );
  const list = await screen.findByRole('list', { name: 'Anunțuri' });
  await screen.findByRole('region', { name: 'Ce hotărăște' });
  const requests = () =>
    [callCommand, readPage, readDocument, readSettings].flatMap(
      (each) => jest.mocked(each).mock.calls as unknown[],
    );
  act(() => within(list).getAllByRole('button')[0]!.focus());
  const startMs = Date.now();
  const now = jest.spyOn(Date, 'now');
  const costs: number[] = [];
  for (let decided = 1; decided <= DECIDED; decided += 1) {
    const before = requests().length;
    now.mockReturnValue(startMs + decided * LOOKED_MS);
    await userEvent.keyboard('a');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: `Anunțul ${decided + 1}` })).toBeVisible(),
    );
    // What decides about it is there without waiting.
    expect(screen.getByRole('region', { name: 'Ce hotărăște' })).toBeVisible();
    await act(async () => {});
    costs.push(requests().length - before);
  }
  expect(Math.max(...costs)).toBeLessThanOrEqual(3);
  expect(
    jest.mocked(callCommand).mock.calls.filter(([name]) => name === 'holdDecisions'),
  ).toHaveLength(DECIDED);
});
