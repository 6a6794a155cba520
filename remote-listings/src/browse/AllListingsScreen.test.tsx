import { articles, card, mockWorld, nowMs, show } from '#testing/listingsScreen';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { loadingSession } from '@anunturi/shared-auth/sessionStore';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSearch } from '#data/preferences/saveSearch';

test('a card says price, drop, facts, place and age', async () => {
  show('/toate-anunturile');
  const [, second] = await waitFor(articles);
  expect(second).toHaveTextContent('9.500 €');
  expect(second).toHaveTextContent('−12 %');
  expect(second).toHaveTextContent('2018 · 124.500 km · Diesel · Manuală');
  expect(second).toHaveTextContent('Sibiu · chiar acum');
  expect(within(second!).getByRole('link', { name: 'Dacia Logan numărul 2' })).toHaveAttribute(
    'href',
    `/anunt/${sampleCar.slug}-${sampleListingId.slice(0, 19)}2`,
  );
});

const { dataset } = document.documentElement;
const untilView = (view?: string) => waitFor(() => expect(dataset.listView).toBe(view));

test('rows in place of cards are kept on the device', async () => {
  show('/toate-anunturile');
  const rows = await screen.findByRole('button', { name: 'Rânduri dese', pressed: false });
  await userEvent.click(rows);
  expect(rows).toHaveAttribute('aria-pressed', 'true');
  await untilView('rows');
  expect(localStorage.getItem('listView')).toBe('rows');
  await userEvent.click(rows);
  expect(rows).toHaveAttribute('aria-pressed', 'false');
  await untilView(undefined);
});

test('rows chosen in another tab are shown in this one, as its button says', async () => {
  show('/toate-anunturile');
  const rows = await screen.findByRole('button', { name: 'Rânduri dese', pressed: false });
  const choose = (text: string | null) =>
    act(() => {
      if (text) localStorage.setItem('listView', text);
      else localStorage.removeItem('listView');
      dispatchEvent(new StorageEvent('storage', { key: 'listView' }));
    });
  choose('rows');
  expect(rows).toHaveAttribute('aria-pressed', 'true');
  await untilView('rows');
  choose(null);
  await untilView(undefined);
});

test('the button answers before the list becomes rows, and what is not in sight is rendered after the rest', async () => {
  show('/toate-anunturile');
  const rows = await screen.findByRole('button', { name: 'Rânduri dese' });
  fireEvent.click(rows);
  expect(rows).toHaveAttribute('aria-pressed', 'true');
  expect(dataset.listView).toBeUndefined();
  await waitFor(() => expect(dataset).toMatchObject({ listViewChanging: '', listView: 'rows' }));
  await waitFor(() => expect(dataset.listViewChanging).toBeUndefined());
  fireEvent.click(rows);
  await untilView(undefined);
});

test('typed words become filters, and what was read otherwise stays to say so', async () => {
  const nav = show('/toate-anunturile');
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Ce căutați' }),
    'dacai logan automata{Enter}',
  );
  await waitFor(() =>
    expect(nav.visits.at(-1)).toBe(
      '/toate-anunturile?fel=masini&marca=dacia&model=logan&cutie=automatic&scris=dacai+logan+automata',
    ),
  );
  expect(await screen.findByText(/Ați scris „dacai logan automata”/)).toBeInTheDocument();
});

test('nothing found says which filter to give up', async () => {
  mockWorld.found = () => ({ cards: [], nowMs });
  show('/toate-anunturile?marca=aro&foto=1');
  expect(
    await screen.findByRole('heading', { name: 'Niciun anunț nu se potrivește' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'fără „Cu fotografii”' })).toHaveAttribute(
    'href',
    '/toate-anunturile?marca=aro',
  );
  expect(screen.getAllByText('7 anunțuri')).not.toHaveLength(0);
});

test('a link inside the site to a category merged since leads to the one that took its listings', async () => {
  mockWorld.found = () => ({ cards: [], nowMs });
  const nav = show('/toate-anunturile?categorie=masini-vechi&foto=1');
  await waitFor(() =>
    expect(nav.visits).toEqual(['/toate-anunturile?categorie=autoturisme&foto=1']),
  );
});

test('where nothing fits all of a search the nearest are shown, and what was left out is said', async () => {
  mockWorld.found = (asked) =>
    asked.includes('diesel') ? { cards: [], nowMs } : { cards: [card(1), card(2)], nowMs };
  show('/toate-anunturile?cauta=rosu&marca=dacia&model=logan&combustibil=diesel');
  expect(await screen.findByRole('heading', { name: 'Cele mai apropiate' })).toBeInTheDocument();
  expect(screen.getByText('Am lăsat la o parte: Diesel.')).toBeInTheDocument();
  const nearest = within(screen.getByRole('list', { name: 'Cele mai apropiate anunțuri' }));
  expect(nearest.getByRole('link', { name: /Logan numărul 1/ })).toBeInTheDocument();
  expect(nearest.getByRole('link', { name: /Logan numărul 2/ })).toBeInTheDocument();
});

test('the next page is an address of its own, and the way back leads where one came from', async () => {
  mockWorld.found = (asked) =>
    asked.includes('1.')
      ? { cards: [card(3)], nowMs }
      : { cards: [card(1)], next: `1.${sampleListingId}`, nowMs };
  const nav = show('/toate-anunturile?foto=1');
  await userEvent.click(await screen.findByRole('link', { name: 'Înainte' }));
  expect(nav.visits).toEqual([`/toate-anunturile?foto=1&dupa=1.${sampleListingId}&pagina=2`]);
  expect(await screen.findByText('Pagina 2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Înapoi' })).toHaveAttribute(
    'href',
    '/toate-anunturile?foto=1',
  );
});

test('what is hidden on this device is left out, said, and shown when asked', async () => {
  localStorage.setItem(
    'listingMarks',
    JSON.stringify({ hidden: [card(1).id], seen: [card(2).id] }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'listingMarks' }));
  show('/toate-anunturile');
  await waitFor(() => expect(articles()).toHaveLength(1));
  expect(articles()[0]).toHaveTextContent('Văzut');
  expect(screen.getByText(/1 anunț ascuns/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Afișați' }));
  expect(articles()).toHaveLength(2);
});

test('at most four listings are taken for comparing, and each is announced', async () => {
  mockWorld.found = () => ({ cards: [1, 2, 3, 4, 5].map((n) => card(n)), nowMs });
  const said: string[] = [];
  const stop = subscribeToToasts(({ text }) => void said.push(text));
  show('/toate-anunturile');
  for (const n of [1, 2, 3, 4, 5])
    await userEvent.click(
      await screen.findByRole('button', { name: `Comparați: Dacia Logan numărul ${n}` }),
    );
  expect(await screen.findByRole('link', { name: 'Comparați' })).toHaveAttribute(
    'href',
    `/comparare?anunturi=${[1, 2, 3, 4].map((n) => card(n).id).join('.')}`,
  );
  expect(said).toEqual([
    ...[1, 2, 3, 4].map((n) => `Adăugat la comparație: ${n} din 4.`),
    'Puteți compara cel mult 4 anunțuri. Scoateți unul dintre ele.',
  ]);
  stop();
});

test('a favourite of someone signed out leads to signing in and back', async () => {
  const nav = show('/toate-anunturile?foto=1');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Salvați la favorite: Dacia Logan numărul 1' }),
  );
  await waitFor(() =>
    expect(nav.visits).toEqual([
      '/login?redirect=%2Ftoate-anunturile%3Ffoto%3D1&pastreaza=favorit',
    ]),
  );
});

test('a search is saved under the words of its filters', async () => {
  setFakeSession(fakeSignedIn());
  show('/toate-anunturile?marca=dacia&foto=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Salvați căutarea' }));
  await waitFor(() =>
    expect(saveSearch).toHaveBeenCalledWith({
      name: 'Dacia, Cu fotografii',
      query: 'marca=dacia&foto=1',
    }),
  );
});

test('a search is saved, or leads to signing in, once it is known who asks', async () => {
  jest.mocked(saveSearch).mockClear();
  setFakeSession(loadingSession);
  const nav = show('/toate-anunturile?marca=dacia');
  const button = await screen.findByRole('button', { name: 'Salvați căutarea' });
  await userEvent.click(button);
  expect(nav.visits).toEqual([]);
  act(() => setFakeSession(fakeSignedIn()));
  await waitFor(() => expect(saveSearch).toHaveBeenCalledTimes(1));
  expect(nav.visits).toEqual([]);
  act(() => setFakeSession(loadingSession));
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  act(() => setFakeSession(fakeSignedOut));
  await waitFor(() =>
    expect(nav.visits).toEqual([
      '/login?redirect=%2Ftoate-anunturile%3Fmarca%3Ddacia&pastreaza=cautare',
    ]),
  );
});

test('a list that cannot be read says so and is read again when asked', async () => {
  mockWorld.found = () => {
    throw new Error('down');
  };
  show('/toate-anunturile');
  expect(await screen.findByText('Nu am putut încărca anunțurile')).toBeInTheDocument();
  mockWorld.found = () => ({ cards: [card(1)], nowMs });
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  await waitFor(() => expect(articles()).toHaveLength(1));
});
