import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { changeItems } from '@anunturi/shared-domain/moderation/changeItems';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { useClaim } from '../../behaviour/useClaim';
import { decide, holdDecisions, undoDecisions } from '../../data/decide';
import { finishNow, undoLast } from '../../data/decisionQueue';
import { type QueueRow, readListingQueue, readListingsOf } from '#data/listings/readListingQueue';
import { PendingQueue } from '../PendingQueue';
import { WaitingDecisions } from '../WaitingDecisions';

jest.mock('#data/listings/readListings');
jest.mock('#data/listings/readListingQueue');
jest.mock('#data/categories/readCategories', () => ({ readCategories: async () => [] }));
jest.mock('#data/listings/readReports', () => ({ readReportsAbout: async () => [] }));
jest.mock('#data/listings/evidence', () => ({
  ...jest.requireActual('#data/listings/evidence'),
  readEvidence: async () => null,
  readEvidenceAhead: () => false,
}));
jest.mock('../../data/decide');
jest.mock('../../behaviour/useClaim', () => ({ useClaim: jest.fn() }));
jest.mock('#data/settings/settings', () => ({
  readSettings: async () => ({ value: { localities: [] }, updatedAtMs: 0 }),
}));

let version = 0; // another one in each test: what was sent stays out of lists until it is read anew
const listing = (n: number): Listing =>
  ({
    ...sampleCar,
    id: listingId(n),
    title: `Dacia Logan numărul ${n}`,
    photos: [],
    hasPhotos: false,
    status: 'pending',
    version,
  }) as Listing;
const row = (n: number): QueueRow => {
  const { id, kind, categoryId, localityId, localityName, ownerId, sellerName } = listing(n);
  const about = { id, version, kind, categoryId, localityId, localityName, ownerId, sellerName };
  return { ...about, reason: 'newSeller', risks: [], waitsSinceMs: 0, isOld: false };
};
const rows = () => within(screen.getByRole('list', { name: 'Anunțuri' })).getAllByRole('listitem');
const current = () =>
  screen.getByRole('group', { name: /^Decizii pentru/ }).getAttribute('aria-label');

beforeEach(async () => {
  version += 1;
  configureFakeFirebase();
  setFakeSession(fakeSignedIn('admin'));
  forgetLoaded();
  jest
    .mocked(readListingQueue)
    .mockReset()
    .mockResolvedValue({ rows: [1, 2, 3].map(row), isMore: false });
  jest
    .mocked(readListingsOf)
    .mockReset()
    .mockImplementation(async (ids) => ids.map((id) => listing(Number(id.slice(-4)))));
  jest.mocked(decide).mockReset().mockResolvedValue([]);
  jest.mocked(holdDecisions).mockReset().mockResolvedValue([]);
  jest.mocked(undoDecisions).mockReset().mockResolvedValue([]);
  render(
    <NavProvider nav={fakeNav({ path: '/admin/anunturi' })}>
      <WaitingDecisions />
      <PendingQueue onDecided={() => {}} />
    </NavProvider>,
  );
  await screen.findByRole('list', { name: 'Anunțuri' });
  act(() => within(rows()[0]!).getByRole('button').focus());
});
afterEach(() => act(async () => void (await undoLast())));

test('the queue is walked with j and k, and the listing shown follows', async () => {
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 1');
  await userEvent.keyboard('jj');
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 3');
  await userEvent.keyboard('jk');
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 2');
});

test('single keys mean nothing while the focus is outside the list', async () => {
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('ja?');
  act(() => screen.getByRole('button', { name: 'Modificați…' }).focus());
  await userEvent.keyboard('ja?');
  expect(rows()).toHaveLength(3);
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('single keys can be switched off, and on again', async () => {
  await userEvent.keyboard('?');
  await userEvent.click(screen.getByRole('switch', { name: 'Tastele lucrează' }));
  await userEvent.click(screen.getByText('Închideți', { selector: 'button' }));
  await userEvent.keyboard('j');
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 1');
  expect(screen.getByText('Tastele sunt oprite.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Toate tastele/ }));
  await userEvent.click(screen.getByRole('switch', { name: 'Tastele lucrează' }));
  await userEvent.click(screen.getByText('Închideți', { selector: 'button' }));
  act(() => within(rows()[0]!).getByRole('button').focus()); // a browser gives it back by itself
  await userEvent.keyboard('j');
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 2');
});

test('an approved listing leaves the list at once, the next one is shown, and u takes it back from the server', async () => {
  await userEvent.keyboard('a');
  expect(rows()).toHaveLength(2);
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 2');
  expect(screen.getByText(/1 decizie se aplică/)).toBeInTheDocument();
  await waitFor(() => expect(holdDecisions).toHaveBeenCalledTimes(1));
  await userEvent.keyboard('u');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 1');
  expect(undoDecisions).toHaveBeenCalledTimes(1);
  expect(decide).not.toHaveBeenCalled();
});

test('what is taken back comes into the list once the server has given it back', async () => {
  let answer = (_late: string[]) => {};
  jest.mocked(undoDecisions).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await userEvent.keyboard('jau');
  await waitFor(() => expect(undoDecisions).toHaveBeenCalledTimes(1));
  expect(rows()).toHaveLength(2);
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 3');
  expect(screen.queryByText(/decizie se aplică/)).toBeNull();
  await act(() => finishNow());
  expect(decide).not.toHaveBeenCalled();
  await act(async () => answer([]));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(current()).toBe('Decizii pentru Dacia Logan numărul 2');
});

test('what could not be taken back still waits, and can be asked for again', async () => {
  jest.mocked(undoDecisions).mockRejectedValueOnce(new MarketError('offline'));
  await userEvent.keyboard('au');
  expect(await screen.findByText(/1 decizie se aplică/)).toBeInTheDocument();
  expect(undoDecisions).toHaveBeenCalledTimes(1);
  expect(rows()).toHaveLength(2);
  await userEvent.keyboard('u');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('ticked listings are approved together in one request, and carried out when asked', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bifați Dacia Logan numărul 1' }));
  await userEvent.keyboard('jx');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Anunțuri bifate' })).getByRole('button', {
      name: 'Aprobați 2',
    }),
  );
  expect(rows()).toHaveLength(1);
  await act(() => finishNow());
  expect(holdDecisions).toHaveBeenCalledTimes(1);
  expect(
    jest.mocked(decide).mock.calls[0]![0].map(({ kind, listing: { title } }) => `${kind} ${title}`),
  ).toEqual(['approve Dacia Logan numărul 1', 'approve Dacia Logan numărul 2']);
});

test('a rejection needs its ground and its facts, proposed for the usual grounds', async () => {
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Respingeți „Dacia Logan numărul 1”' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Respingeți anunțul' }));
  expect(within(dialog).getByText('Alegeți motivul.')).toBeInTheDocument();
  await userEvent.selectOptions(within(dialog).getByLabelText(/Motivul/), 'Anunț duplicat');
  expect(within(dialog).getByLabelText(/Faptele/)).toHaveValue(
    'Același bun apare deja într-un alt anunț al dumneavoastră. Păstrați un singur anunț și modificați-l când se schimbă ceva.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Respingeți anunțul' }));
  expect(rows()).toHaveLength(2);
  await act(() => finishNow());
  expect(jest.mocked(decide).mock.calls[0]![0][0]).toMatchObject({
    kind: 'reject',
    statement: { ground: 'duplicate' },
  });
});

test('changes are asked by a list, of prepared items or of words, and never by an empty one', async () => {
  await userEvent.keyboard('c');
  const name = 'Cereți modificări la „Dacia Logan numărul 1”';
  const dialog = await screen.findByRole('dialog', { name });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cereți modificările' }));
  expect(within(dialog).getByText(/Bifați ceva din listă/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByLabelText(changeItems.price));
  await userEvent.type(within(dialog).getByLabelText(/Altceva/), 'Scrieți anul.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cereți modificările' }));
  expect(rows()).toHaveLength(2);
  await act(() => finishNow());
  expect(jest.mocked(decide).mock.calls[0]![0][0]).toMatchObject({
    kind: 'ask',
    asked: { items: ['price'], words: 'Scrieți anul.' },
  });
});

test('what was sent stays away until the list is read again', async () => {
  await userEvent.keyboard('a');
  await act(() => finishNow());
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText(/decizie se aplică/)).toBeNull();
});

test('what was refused comes back into the list', async () => {
  jest
    .mocked(decide)
    .mockImplementation(async (decisions) =>
      decisions.map((decision) => ({ decision, error: new MarketError('changedElsewhere') })),
    );
  await userEvent.keyboard('a');
  await act(() => finishNow());
  expect(rows()).toHaveLength(3);
});

test('what the server does not take comes back at once, with its reason', async () => {
  jest
    .mocked(holdDecisions)
    .mockImplementation(async (decisions) =>
      decisions.map((decision) => ({ decision, error: new MarketError('changedElsewhere') })),
    );
  await userEvent.keyboard('a');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('what was typed for a rejection is there again when the server did not take it', async () => {
  const typed = 'Aceeași mașină stă în trei anunțuri.';
  const title = 'Respingeți „Dacia Logan numărul 1”';
  jest.mocked(holdDecisions).mockRejectedValueOnce(new MarketError('offline'));
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.selectOptions(within(dialog).getByLabelText(/Motivul/), 'Alt motiv');
  await userEvent.type(within(dialog).getByLabelText(/Faptele/), typed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Respingeți anunțul' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await userEvent.click(within(rows()[0]!).getByRole('button'));
  await userEvent.keyboard('r');
  const again = within(await screen.findByRole('dialog', { name: title }));
  expect(again.getByLabelText(/Faptele/)).toHaveValue(typed);
  await userEvent.click(again.getByRole('button', { name: 'Respingeți anunțul' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  act(() => void undoLast());
  await waitFor(() => expect(rows()).toHaveLength(3));
  await userEvent.click(within(rows()[0]!).getByRole('button'));
  await userEvent.keyboard('r');
  expect(within(await screen.findByRole('dialog')).getByLabelText(/Faptele/)).toHaveValue('');
});

test('a decision that could not be sent comes back into the list', async () => {
  jest.mocked(holdDecisions).mockRejectedValue(new MarketError('offline'));
  await userEvent.keyboard('a');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByText(/decizie se aplică/)).toBeNull();
});

test('the focus goes where the list goes: to the next row, and to what is left when nothing is', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Aprobați' }));
  expect(within(rows()[0]!).getByRole('button')).toHaveFocus();
  await userEvent.keyboard('j');
  expect(within(rows()[1]!).getByRole('button')).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bifați toate cele 2 de pe pagină' }));
  await userEvent.keyboard('a');
  expect(
    screen.getByRole('heading', { name: 'Nimic de verificat' }).closest('[tabindex]'),
  ).toHaveFocus();
});

test('who else has the listing open is said beside it', async () => {
  jest.mocked(useClaim).mockReturnValue({ name: 'Dan Pop', untilMs: 0 });
  await userEvent.keyboard('j');
  expect(screen.getByText(/Îl are deschis Dan Pop/)).toBeInTheDocument();
  jest.mocked(useClaim).mockReset();
});

test('all keys are listed on a question mark, and none of them decides meanwhile', async () => {
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Taste' });
  expect(within(help).getByText('scoateți de pe site, cu motive')).toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(rows()).toHaveLength(3);
});

test('keys typed into a field decide nothing', async () => {
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Faptele/), 'aja');
  expect(rows()).toHaveLength(3);
  expect(within(dialog).getByLabelText(/Faptele/)).toHaveValue('aja');
});
