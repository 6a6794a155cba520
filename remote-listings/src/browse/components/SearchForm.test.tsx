import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAST_SEARCHES_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { renderToString } from 'react-dom/server';
import { SearchForm } from './SearchForm';

const mockSuggest = jest.fn<Promise<object[]>, [string, AbortSignal]>();
jest.mock('../data/suggestWords', () => ({
  suggestWords: (query: string, signal: AbortSignal) => mockSuggest(query, signal),
}));

/** The engine's answer by what is typed; nothing for the rest. */
const answers: Readonly<Record<string, object[]>> = {
  'dacia log': [{ words: 'Dacia Logan', total: 12 }],
  golf: [{ words: 'Volkswagen Golf', total: 1 }],
  'electrician avr': [{ words: 'electrician Avrig', total: 2 }],
};
beforeEach(() => {
  mockSuggest.mockImplementation(
    async (query) => answers[new URLSearchParams(query).get('cauta') ?? ''] ?? [],
  );
});
afterEach(() => {
  mockSuggest.mockReset();
  cleanup();
  forgetLoaded();
  localStorage.clear();
});

const pageOf = (filters: ListingFilters, nav = fakeNav({ path: '/', screen: 'home' })) => {
  const App = () => <SearchForm filters={filters} places={[{ id: 'avrig', name: 'Avrig' }]} />;
  return <RemoteRoot App={App} nav={nav} />;
};
function show(filters: ListingFilters = {}) {
  const nav = fakeNav({ path: '/', screen: 'home' });
  render(pageOf(filters, nav));
  return nav;
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ce căutați' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Sugestii' }))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('what is typed is completed, chosen by keys, and searched', async () => {
  const nav = show();
  await userEvent.type(field(), 'dacia log');
  expect(
    await screen.findByRole('option', { name: /^Dacia Logan 12 anunțuri/ }),
  ).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  const first = screen.getByRole('option', { name: /^Dacia Logan 12 anunțuri/ });
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', first.id);
  await userEvent.keyboard('{Enter}');
  await screen.findByDisplayValue('Dacia Logan');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?cauta=Dacia+Logan');
});

test('what was typed before the page worked is completed too', async () => {
  const page = pageOf({});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  field().focus();
  field().value = 'dacia log';
  render(page, { container, hydrate: true });
  expect(await screen.findByRole('option', { name: /^Dacia Logan/ })).toBeInTheDocument();
});

test('Escape closes the suggestions and leaves what was typed', async () => {
  show();
  await userEvent.type(field(), 'electrician avr');
  expect(await screen.findByRole('option', { name: /^electrician Avrig/ })).toBeInTheDocument();
  expect(options()).toEqual(['electrician Avrig2 anunțuri']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('electrician avr');
});

test('what is chosen counts, one key alone asks nothing, and a later key cancels what is under way', async () => {
  show({ kind: 'service', sort: 'priceUp' });
  const asked: AbortSignal[] = [];
  mockSuggest.mockImplementation((_query, signal) => {
    asked.push(signal);
    return new Promise(() => {});
  });
  await userEvent.type(field(), 'z');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Localitatea' }), 'avrig');
  await userEvent.type(field(), 'ug');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(mockSuggest).toHaveBeenLastCalledWith('fel=servicii&cauta=zug&loc=avrig', asked[0]);
  await userEvent.type(field(), 'r');
  expect(asked[0]!.aborted).toBe(true);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.aborted).toBe(false);
});

test('where the engine does not answer, own searches stay and one searches without', async () => {
  mockSuggest.mockRejectedValue(new Error('offline'));
  localStorage.setItem(LAST_SEARCHES_KEY, '["golf diesel"]');
  const nav = show();
  await userEvent.type(field(), 'golf');
  await waitFor(() => expect(mockSuggest).toHaveBeenCalled());
  expect(options()).toEqual(['golf dieselcăutare recentă']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(nav.visits.at(-1)).toBe('/toate-anunturile?cauta=golf'));
});

test('own searches are offered in an empty field, and can be forgotten', async () => {
  show();
  await userEvent.type(field(), 'golf');
  await screen.findByRole('option', { name: /^Volkswagen Golf 1 anunț/ });
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(field());
  expect(options()).toEqual(['golfcăutare recentă']);
  const said = screen.getByText('Sugestii: 1');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Ștergeți căutările recente' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveFocus();
  expect(said).toBeEmptyDOMElement();
  expect(said.closest('[hidden]')).toBeNull();
  await userEvent.click(field());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a place that was chosen is suggested the next time, until it is forgotten', async () => {
  const nav = show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Localitatea' }), 'avrig');
  await userEvent.click(screen.getByRole('button', { name: 'Căutați' }));
  await waitFor(() => expect(nav.visits.at(-1)).toBe('/toate-anunturile?loc=avrig'));
  cleanup();
  show();
  await userEvent.click(field());
  await screen.findByRole('option', { name: /^Avrig localitatea aleasă/ });
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți căutările recente' }));
  await userEvent.click(field());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('what is typed while a search is under way stays when its address comes', async () => {
  const nav = fakeNav({ path: '/', screen: 'home' });
  // One component for both renders, so that the form stays.
  const shown: { words?: string } = {};
  const App = () => <SearchForm filters={{ ...shown }} places={[]} />;
  const { rerender } = render(<RemoteRoot App={App} nav={nav} />);
  await userEvent.type(field(), 'golf{Enter}');
  await waitFor(() => expect(nav.visits.at(-1)).toBe('/toate-anunturile?cauta=golf'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'instalator');
  shown.words = 'golf';
  rerender(<RemoteRoot App={App} nav={{ ...nav }} />);
  expect(field()).toHaveValue('instalator');
});
