import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import { LOCALITIES_KEY } from '#domain/loadKeys';
import { PlaceMapDialog } from './PlaceMapDialog';

const mockCounted: ListingFilters[] = [];
jest.mock('#data/lists/search', () => ({
  search: async ({ filters }: SearchQuery) => {
    mockCounted.push(filters);
    return { total: filters.localityId === 'medias' ? 7 : 3 };
  },
}));
const places = [
  { id: 'sibiu', name: 'Sibiu', kind: 'city', at: { latitude: 45.797, longitude: 24.152 } },
  { id: 'medias', name: 'Mediaș', kind: 'city', at: { latitude: 46.164, longitude: 24.351 } },
  { id: 'cisnadie', name: 'Cisnădie', kind: 'town', at: { latitude: 45.713, longitude: 24.151 } },
];
const chosen: string[] = [];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  jest.useRealTimers();
  forgetLoaded();
  chosen.length = 0;
  mockCounted.length = 0;
});
const show = (known: object[], filters: ListingFilters = {}) =>
  render(
    <InitialDataProvider data={{ [LOCALITIES_KEY]: known }}>
      <PlaceMapDialog
        filters={filters}
        onClose={() => {}}
        onChoose={(id) => void chosen.push(id)}
      />
    </InitialDataProvider>,
  );

test('a place is chosen by arrow keys, with distances from it and its count', async () => {
  const user = userEvent.setup();
  show(places, { localityId: 'sibiu' });
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Sibiu',
    'Cisnădie9 km',
    'Mediaș44 km',
  ]);
  await user.click(screen.getByRole('radio', { name: /Mediaș/ }));
  expect(await screen.findByText(': 7 anunțuri pe 25 km în jur')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Sibiu 44 km' })).toBe(radios[0]);
  await user.click(screen.getByRole('button', { name: 'Arătați cele mai apropiate' }));
  expect(chosen).toEqual(['medias']);
});

test('the count is of what the choice shows: other filters stay, what lies around comes in; who walks on is asked nothing', async () => {
  jest.useFakeTimers();
  show(places, { localityId: 'sibiu', make: 'dacia' });
  expect(await screen.findByText(': 3 anunțuri pe 25 km în jur')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: /Cisnădie/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Mediaș/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Sibiu: 3 anunțuri');
  expect(await screen.findByText(': 7 anunțuri pe 25 km în jur')).toBeInTheDocument();
  expect(mockCounted).toEqual([
    { make: 'dacia', localityId: 'sibiu', radiusKm: 25 },
    { make: 'dacia', localityId: 'medias', radiusKm: 25 },
  ]);
});

test('a place that nobody knows on the map is not the one that the list begins with', () => {
  show(places, { localityId: 'sibiu' });
  expect(screen.getByText('Localități, de la cea mai apropiată')).toBeInTheDocument();
  cleanup();
  forgetLoaded();
  show(places, { localityId: 'talmaciu' });
  expect(screen.getByText('Localități')).toBeInTheDocument();
});

test('a touch of the map chooses the nearest place', async () => {
  show(places);
  const map = screen.getByTestId('place-map');
  const dot = map.querySelectorAll('circle')[2]!;
  const [width, height] = map.getAttribute('viewBox')!.split(' ').slice(2).map(Number);
  map.getBoundingClientRect = () => ({ left: 10, top: 20, width, height }) as DOMRect;
  fireEvent.click(map, {
    clientX: 10 + Number(dot.getAttribute('cx')) + 5,
    clientY: 20 + Number(dot.getAttribute('cy')) - 5,
  });
  expect(screen.getByRole('radio', { name: 'Cisnădie' })).toBeChecked();
  expect(await screen.findByText(': 3 anunțuri pe 25 km în jur')).toBeInTheDocument();
  // Low windows cut the height: the map is drawn smaller, in the middle of its box.
  map.getBoundingClientRect = () => ({ left: 0, top: 0, width, height: height! / 2 }) as DOMRect;
  const sibiu = map.querySelectorAll('circle')[0]!;
  fireEvent.click(map, {
    clientX: width! / 4 + Number(sibiu.getAttribute('cx')) / 2,
    clientY: Number(sibiu.getAttribute('cy')) / 2,
  });
  expect(screen.getByRole('radio', { name: /^Sibiu/ })).toBeChecked();
  expect(await screen.findByText(': 3 anunțuri pe 25 km în jur')).toBeInTheDocument();
});

test('where nobody knows where the places lie it says so', () => {
  show([]);
  expect(screen.getByText(/nu se știe încă unde se află/)).toBeInTheDocument();
});
