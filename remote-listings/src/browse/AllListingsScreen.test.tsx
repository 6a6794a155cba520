import { articles, card, mockWorld, show } from '#testing/listingsScreen';
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

test('typed words stay in the address as they are; what they were read as is beside what was chosen, and can be refused', async () => {
  mockWorld.found = (asked) => ({
    cards: [card(1)],
    leftOut: ['canal'],
    understood: asked.includes('ca-text')
      ? []
      : [{ text: 'golf', filters: { make: 'volkswagen', model: 'golf' } }],
  });
  const nav = show('/toate-anunturile?combustibil=diesel');
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Ce căutați' }),
    'golf canal{Enter}',
  );
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?cauta=golf+canal&combustibil=diesel');
  expect(await screen.findByText(/Am ignorat „canal”/)).toBeInTheDocument();
  const chips = within(screen.getByRole('list', { name: 'Filtre alese' }));
  expect(chips.getByText('Volkswagen, Golf')).toBeInTheDocument();
  expect(chips.getByRole('button', { name: 'Eliminați: Diesel' })).toBeInTheDocument();
  await userEvent.click(chips.getByRole('link', { name: 'Nu, căutați „golf” ca text' }));
  expect(nav.visits.at(-1)).toBe(
    '/toate-anunturile?cauta=golf+canal&combustibil=diesel&ca-text=golf',
  );
  expect(await screen.findByText(/Căutat ca text: „golf”/)).toBeInTheDocument();
});

test('new words take the place of the old ones and of all that those said; what was tapped stays', async () => {
  mockWorld.found = () => ({ cards: [card(1)] });
  const nav = show('/toate-anunturile?cauta=masina+pana+in+5000+euro&loc=sibiu');
  const words = await screen.findByRole('combobox', { name: 'Ce căutați' });
  await userEvent.clear(words);
  await userEvent.type(words, 'instalator{Enter}');
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?cauta=instalator&loc=sibiu');
});

test('a wider search is offered with how many it finds', async () => {
  mockWorld.found = () => ({
    cards: [card(1)],
    widened: [{ by: 'place', km: 25, filters: { localityId: 'sibiu', radiusKm: 25 }, total: 128 }],
  });
  show('/toate-anunturile?loc=sibiu');
  const wider = await screen.findByRole('list', { name: 'Căutare mai largă' });
  expect(wider).toHaveTextContent('Pe 25 km în jur: 128 de anunțuri');
  expect(within(wider).getByRole('link')).toHaveAttribute(
    'href',
    '/toate-anunturile?loc=sibiu&raza=25',
  );
});

test('the order of the list is explained in a line', async () => {
  show('/toate-anunturile?cauta=golf');
  const why = await screen.findByText('De ce în ordinea asta?');
  const details = why.closest('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  expect(await screen.findByText(/Nimeni nu plătește pentru un loc mai sus/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Ordinea anunțurilor' })).toHaveDisplayValue(
    'Cele mai potrivite',
  );
});

test('nothing found says which filter to give up', async () => {
  mockWorld.found = (asked) => ({ cards: [], total: asked.includes('foto') ? 0 : 7 });
  show('/toate-anunturile?marca=aro&foto=1');
  expect(
    await screen.findByRole('heading', { name: 'Niciun anunț nu se potrivește' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'fără „Cu fotografii”' })).toHaveAttribute(
    'href',
    '/toate-anunturile?marca=aro',
  );
  expect(screen.getByText('7 anunțuri')).toBeInTheDocument();
});

test('make and model that words said stand in the panel where none is chosen', async () => {
  mockWorld.found = () => ({
    cards: [card(1)],
    understood: [{ text: 'golf', filters: { make: 'volkswagen', model: 'golf' } }],
    counts: { choices: { make: { volkswagen: 9 }, model: { golf: 5, polo: 4 } }, ranges: {} },
  });
  show('/toate-anunturile?cauta=golf');
  const [make] = await screen.findAllByRole('combobox', { name: 'Marcă' });
  expect(make).toHaveDisplayValue('Volkswagen, din cuvinte');
  const [model] = screen.getAllByRole('combobox', { name: 'Model' });
  expect(model).toHaveDisplayValue('Golf, din cuvinte');
});

test('words that no listing has are said once, offered to be kept, and give way to the newest listings', async () => {
  mockWorld.found = (asked) =>
    asked.includes('cauta') ? { cards: [], total: 0, leftOut: ['drona'] } : { cards: [card(1)] };
  show('/toate-anunturile?cauta=drona');
  expect(
    await screen.findByRole('heading', { name: 'Niciun anunț cu „drona”' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Salvați căutarea și vă scriem când apare unul.')).toBeInTheDocument();
  const newest = await screen.findByRole('list', { name: 'Cele mai noi anunțuri' });
  expect(within(newest).getByRole('article')).toBeInTheDocument();
  expect(screen.queryByText(/Am ignorat/)).not.toBeInTheDocument();
});

test('typed words that are given up are quoted once', async () => {
  mockWorld.found = (asked) => ({ cards: [], total: asked.includes('cauta') ? 0 : 7 });
  show('/toate-anunturile?cauta=drona&marca=dacia');
  expect(await screen.findByRole('link', { name: 'fără „drona”' })).toBeInTheDocument();
});

test('a link inside the site to a category merged since leads to the one that took its listings', async () => {
  mockWorld.found = () => ({ cards: [] });
  const nav = show('/toate-anunturile?categorie=masini-vechi&foto=1');
  await waitFor(() =>
    expect(nav.visits).toEqual(['/toate-anunturile?categorie=autoturisme&foto=1']),
  );
});

test('where nothing fits all of a search the nearest are shown, and what was left out is said', async () => {
  mockWorld.found = () => ({
    nearest: {
      givenUp: ['fuels'],
      cards: [card(1), card(2)],
      filters: { words: 'rosu', make: 'dacia', model: 'logan' },
      total: 2,
    },
  });
  show('/toate-anunturile?cauta=rosu&marca=dacia&model=logan&combustibil=diesel');
  expect(await screen.findByRole('heading', { name: 'Cele mai apropiate' })).toBeInTheDocument();
  expect(screen.getByText('Am lăsat la o parte: Diesel.')).toBeInTheDocument();
  const nearest = within(screen.getByRole('list', { name: 'Cele mai apropiate anunțuri' }));
  expect(nearest.getByRole('link', { name: /Logan numărul 1/ })).toBeInTheDocument();
  expect(nearest.getByRole('link', { name: /Logan numărul 2/ })).toBeInTheDocument();
});

test('the next page is an address of its own, and the way back leads where one came from', async () => {
  mockWorld.found = (asked) =>
    asked.includes('dupa=')
      ? { cards: [card(3)] }
      : { cards: [card(1)], next: `1.${sampleListingId}` };
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
  expect(await screen.findByText(/1 anunț ascuns/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Afișați' }));
  expect(articles()).toHaveLength(2);
});

test('at most four listings are taken for comparing, and each is announced', async () => {
  mockWorld.found = () => ({ cards: [1, 2, 3, 4, 5].map((n) => card(n)) });
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
  await userEvent.click(await screen.findByRole('button', { name: 'Salvați' }));
  await waitFor(() =>
    expect(saveSearch).toHaveBeenCalledWith({
      name: 'Dacia, Cu fotografii',
      query: 'marca=dacia&foto=1',
      alert: 'daily',
    }),
  );
});

test('saving a search asks for an address, or not, once it is known who asks', async () => {
  jest.mocked(saveSearch).mockClear();
  setFakeSession(loadingSession);
  const nav = show('/toate-anunturile?marca=dacia');
  const button = await screen.findByRole('button', { name: 'Salvați căutarea' });
  await userEvent.click(button);
  expect(nav.visits).toEqual([]);
  act(() => setFakeSession(fakeSignedIn()));
  await userEvent.click(await screen.findByRole('button', { name: 'Renunțați' }));
  expect(nav.visits).toEqual([]);
  act(() => setFakeSession(loadingSession));
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  act(() => setFakeSession(fakeSignedOut));
  await userEvent.click(await screen.findByRole('button', { name: 'Intrați în cont' }));
  expect(nav.visits).toEqual([
    '/login?redirect=%2Ftoate-anunturile%3Fmarca%3Ddacia&pastreaza=cautare',
  ]);
});

test('a list that cannot be read says so and is read again when asked', async () => {
  mockWorld.found = () => {
    throw new Error('down');
  };
  show('/toate-anunturile');
  expect(await screen.findByText('Nu am putut încărca anunțurile')).toBeInTheDocument();
  mockWorld.found = () => ({ cards: [card(1)] });
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  await waitFor(() => expect(articles()).toHaveLength(1));
});
