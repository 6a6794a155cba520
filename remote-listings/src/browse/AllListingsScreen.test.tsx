import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { type ListingCard, toListingCard } from '@anunturi/shared-domain/listing/listingCard';
import {
  sampleCar,
  sampleListingId,
  sampleNow,
} from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSearch } from '../data/preferences/saveSearch';
import type { ListingPage } from '../data/lists/findListings';
import { AllListingsScreen } from './AllListingsScreen';

let found: (search: string) => ListingPage;
const nowMs = sampleNow.getTime();
const card = (n: number, changes: Partial<ListingCard> = {}): ListingCard => ({
  ...toListingCard({ ...sampleCar, id: `${sampleListingId.slice(0, 19)}${n}` }),
  title: `Dacia Logan numărul ${n}`,
  ...changes,
});

jest.mock('../data/lists/findListings', () => ({
  findListings: async (filters: object, after?: string) =>
    found(JSON.stringify(filters) + (after ?? '')),
}));
jest.mock('../data/lists/countListings', () => ({ countListings: async () => ({ count: 128 }) }));
jest.mock('../data/lists/facetCounts', () => ({
  countEach: async (searches: { fuels?: string[] }[]) =>
    searches.map(({ fuels }) => ({ count: fuels?.[0] === 'hydrogen' ? 0 : 7 })),
}));
jest.mock('../data/readSettings', () => ({
  readCategories: async () => [
    { id: 'autoturisme', kind: 'vehicle', label: 'Autoturisme', shape: 'car', icon: 'car' },
  ],
  readPlaces: async () => [{ id: 'sibiu', name: 'Sibiu' }],
}));
jest.mock('../data/preferences/saveSearch', () => ({ saveSearch: jest.fn(async () => {}) }));

beforeAll(() =>
  configureFirebase({
    projectId: 'demo',
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: 'demo.appspot.com',
  }),
);
beforeEach(() => {
  setFakeSession(fakeSignedOut);
  found = () => ({ cards: [card(1), card(2, { previousPriceLei: 55_000 })], nowMs });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  forgetLoaded();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'listingMarks' }));
});

function show(path: string) {
  const nav = fakeNav({ path, screen: 'allListings' });
  render(<RemoteRoot App={AllListingsScreen} nav={nav} />);
  return nav;
}
const articles = () =>
  within(screen.getByRole('list', { name: 'Anunțuri' })).getAllByRole('article');

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

test('every filter in force has a chip that takes it out of the address', async () => {
  const nav = show(
    '/toate-anunturile?fel=masini&marca=dacia&pret-max=9000&moneda=EUR&combustibil=diesel.lpg',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminați: Diesel' }));
  expect(nav.visits.at(-1)).toBe(
    '/toate-anunturile?fel=masini&marca=dacia&moneda=EUR&pret-max=9000&combustibil=lpg',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Eliminați: până la 9.000 €' }));
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?fel=masini&marca=dacia&combustibil=lpg');
});

test('the order is chosen into the address', async () => {
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Ordinea anunțurilor' }),
    'Cei mai puțini kilometri',
  );
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?fel=masini&ordine=mileageUp');
});

test('the filters asked most are one form: what is chosen is applied together, and the rest of the address stays', async () => {
  const nav = show('/toate-anunturile?fel=masini&marca=dacia&ordine=mileageUp');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Combustibil' }),
    'Diesel',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Preț până la' }), '9000');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicați filtrele' }));
  expect(nav.visits.at(-1)).toBe(
    '/toate-anunturile?fel=masini&marca=dacia&moneda=EUR&pret-max=9000&combustibil=diesel&ordine=mileageUp',
  );
});

test('several choices that are in force stay one of the options', async () => {
  show('/toate-anunturile?fel=masini&combustibil=diesel.lpg');
  expect(await screen.findByRole('combobox', { name: 'Combustibil' })).toHaveDisplayValue(
    'Diesel, GPL',
  );
});

test('rows in place of cards are kept on the device', async () => {
  show('/toate-anunturile');
  const rows = await screen.findByRole('button', { name: 'Rânduri dese', pressed: false });
  await userEvent.click(rows);
  expect(rows).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement.dataset.listView).toBe('rows');
  expect(localStorage.getItem('listView')).toBe('rows');
  await userEvent.click(rows);
  expect(rows).toHaveAttribute('aria-pressed', 'false');
  expect(document.documentElement.dataset.listView).toBeUndefined();
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

test('the filter sheet keeps choices until they are shown, counts them, and refuses options with nothing', async () => {
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtre (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtre' });
  const group = within(sheet).getByText('Combustibil').closest('details')!;
  group.open = true;
  group.dispatchEvent(new Event('toggle'));
  const fuels = within(await within(sheet).findByRole('list', { name: 'Combustibil' }));
  await waitFor(() => expect(fuels.getByRole('checkbox', { name: /Hidrogen/ })).toBeDisabled());
  await userEvent.click(fuels.getByRole('checkbox', { name: /Electric/ }));
  expect(nav.visits).toEqual([]);
  await userEvent.click(
    await within(sheet).findByRole('button', { name: 'Arată 128 de anunțuri' }),
  );
  expect(nav.visits).toEqual(['/toate-anunturile?fel=masini&combustibil=electric']);
});

test('all filters take the place of the plain ones, but not while one of these is in use', async () => {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...narrow(query), matches: true }));
  show('/toate-anunturile');
  const category = await screen.findByRole('combobox', { name: 'Categorie' });
  await userEvent.click(category);
  expect(category).toHaveFocus();
  expect(category).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Ordinea anunțurilor' }));
  expect(await screen.findByText('Numai cu fotografii')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aplicați filtrele' })).toBeNull();
});

test('what was chosen in the plain filters is not thrown away: all filters come when it was applied', async () => {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...narrow(query), matches: true }));
  const nav = show('/toate-anunturile');
  const price = await screen.findByRole('textbox', { name: 'Preț până la' });
  act(() => price.focus()); // by keyboard: a pointer brings all filters before it presses
  await userEvent.keyboard('9.900');
  await userEvent.click(screen.getByRole('combobox', { name: 'Ordinea anunțurilor' }));
  expect(price).toBeInTheDocument();
  expect(price).toHaveValue('9.900');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicați filtrele' }));
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?pret-max=9900');
  expect(await screen.findByText('Numai cu fotografii')).toBeInTheDocument();
});

test('filters applied as they were lead nowhere, and take the focus from nothing later', async () => {
  show('/toate-anunturile?fel=masini');
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicați filtrele' }));
  const order = screen.getByRole('combobox', { name: 'Ordinea anunțurilor' });
  await userEvent.selectOptions(order, 'Cei mai puțini kilometri');
  expect(order).toHaveFocus();
});

test('a range whose ends are the wrong way round is not searched', async () => {
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtre (1)' }));
  const years = within(
    (
      await within(await screen.findByRole('dialog', { name: 'Filtre' })).findByText(
        'An de fabricație',
      )
    ).closest('fieldset')!,
  );
  await userEvent.type(years.getByLabelText('de la'), '2020');
  await userEvent.type(years.getByLabelText('până la'), '2010{Enter}');
  expect(years.getByText('Prima valoare este mai mare decât a doua.')).toBeInTheDocument();
  expect(years.getByLabelText('de la')).toHaveValue('2020');
  expect(nav.visits).toEqual([]);
});

test('nothing found says which filter to give up', async () => {
  found = () => ({ cards: [], nowMs });
  show('/toate-anunturile?marca=aro&foto=1');
  expect(
    await screen.findByRole('heading', { name: 'Niciun anunț nu se potrivește' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'fără Cu fotografii' })).toHaveAttribute(
    'href',
    '/toate-anunturile?marca=aro',
  );
  expect(screen.getAllByText('7 anunțuri')).not.toHaveLength(0);
});

test('where nothing fits all of a search the nearest are shown, and what was left out is said', async () => {
  found = (asked) =>
    asked.includes('diesel') ? { cards: [], nowMs } : { cards: [card(1), card(2)], nowMs };
  show('/toate-anunturile?cauta=rosu&marca=dacia&model=logan&combustibil=diesel');
  expect(await screen.findByRole('heading', { name: 'Cele mai apropiate' })).toBeInTheDocument();
  expect(screen.getByText('Am lăsat la o parte: Diesel.')).toBeInTheDocument();
  const nearest = within(screen.getByRole('list', { name: 'Cele mai apropiate anunțuri' }));
  expect(nearest.getByRole('link', { name: /Logan numărul 1/ })).toBeInTheDocument();
  expect(nearest.getByRole('link', { name: /Logan numărul 2/ })).toBeInTheDocument();
});

test('the next page is an address of its own, and the way back leads where one came from', async () => {
  found = (asked) =>
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
  found = () => ({ cards: [1, 2, 3, 4, 5].map((n) => card(n)), nowMs });
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
    await screen.findByRole('button', { name: 'Salvează la favorite: Dacia Logan numărul 1' }),
  );
  await waitFor(() =>
    expect(nav.visits).toEqual(['/login?redirect=%2Ftoate-anunturile%3Ffoto%3D1']),
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

test('a list that cannot be read says so and is read again when asked', async () => {
  found = () => {
    throw new Error('down');
  };
  show('/toate-anunturile');
  expect(await screen.findByText('Nu am putut încărca anunțurile')).toBeInTheDocument();
  found = () => ({ cards: [card(1)], nowMs });
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  await waitFor(() => expect(articles()).toHaveLength(1));
});
