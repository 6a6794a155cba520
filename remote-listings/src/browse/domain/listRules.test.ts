import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import {
  sampleListingId,
  sampleServiceOnRequest,
} from '@anunturi/shared-domain/samples/listingSamples';
import { toCardFacts } from '@anunturi/shared-domain/listing/cardFacts';
import { toFilterChips } from '#domain/filterChips';
import { withFilter, withKind } from '#domain/filterChanges';
import { nameFromId } from '#domain/filterNames';
import { lastPublishedMs } from '#domain/lastPublished';
import { readListAddress, writeListSearch } from '#domain/listAddress';
import { dropPercent, formatPrice } from '@anunturi/shared-domain/listing/priceTexts';
import { toStepLine } from '../../view/domain/stepLine';
import { titleOfList } from './titleOfList';

const names = {
  category: nameFromId,
  place: nameFromId,
  make: nameFromId,
  model: (_make: string, id: string) => nameFromId(id),
};

test('prices read as Romanians write them', () => {
  expect(
    formatPrice({ amountMinor: 950_000, currency: 'EUR', negotiable: true, unit: 'fixed' }),
  ).toBe('9.500 €');
  expect(
    formatPrice({ amountMinor: 12_050, currency: 'RON', negotiable: false, unit: 'hour' }),
  ).toBe('120,50 lei/oră');
  expect(
    formatPrice({ amountMinor: 20_000, currency: 'RON', negotiable: false, unit: 'from' }),
  ).toBe('de la 200 lei');
  expect(formatPrice(sampleServiceOnRequest.price)).toBe('Preț la cerere');
  expect(
    formatPrice({ amountMinor: 999_999_900, currency: 'RON', negotiable: false, unit: 'fixed' }),
  ).toBe('9.999.999 lei');
});

test('a drop is shown only when the price fell', () => {
  expect(dropPercent({ priceLei: 90, previousPriceLei: 100 })).toBe(10);
  expect(dropPercent({ priceLei: 110, previousPriceLei: 100 })).toBe(0);
  expect(dropPercent({ priceLei: 0, previousPriceLei: 100 })).toBe(0);
  expect(dropPercent({ priceLei: 90 })).toBe(0);
});

test('the facts of a card leave out what is not known', () => {
  expect(toCardFacts({ kind: 'vehicle', year: 2018, fuel: 'diesel' })).toEqual(['2018', 'Diesel']);
  expect(toCardFacts(toListingCard({ ...sampleServiceOnRequest, id: sampleListingId }))).toEqual([
    'PFA / II',
    'Non-stop',
  ]);
});

test('an address with a page is read back as it was written', () => {
  const filters = { kind: 'vehicle', make: 'dacia' } as const;
  const search = writeListSearch({
    filters,
    after: `17.${sampleListingId}`,
    page: 3,
    asText: ['dacai'],
  });
  expect(readListAddress(search)).toEqual({
    filters,
    after: `17.${sampleListingId}`,
    page: 3,
    asText: ['dacai'],
  });
  expect(readListAddress('?pagina=7')).toEqual({ filters: {}, page: 1 });
});

test('each filter is a chip that leaves the others', () => {
  const filters: ListingFilters = {
    make: 'land-rover',
    model: 'defender',
    yearFrom: 2010,
    yearTo: 2015,
    fuels: ['diesel', 'petrol'],
    localityId: 'sibiu',
    withNeighbours: true,
    sort: 'priceUp',
  };
  const chips = toFilterChips(filters, names);
  expect(chips.map((chip) => chip.label)).toEqual([
    'Land Rover',
    'Defender',
    'an 2010–2015',
    'Diesel',
    'Benzină',
    'Sibiu și vecinii',
  ]);
  expect(chips[0]!.without).not.toHaveProperty('model');
  expect(chips[3]!.without.fuels).toEqual(['petrol']);
  expect(chips[5]!.without).not.toHaveProperty('withNeighbours');
});

test('a place with a radius is one chip', () => {
  const chips = toFilterChips({ localityId: 'sibiu', radiusKm: 25 }, names);
  expect(chips).toEqual([{ label: 'Sibiu și 25 km în jur', without: {} }]);
});

test('changing the kind drops what only the other has', () => {
  expect(
    withKind(
      {
        kind: 'vehicle',
        make: 'dacia',
        localityId: 'sibiu',
        sort: 'yearDown',
        categoryId: 'autoturisme',
      },
      'service',
    ),
  ).toEqual({ kind: 'service', localityId: 'sibiu' });
  expect(withKind({ kind: 'service', programme: 'nonstop', words: 'x' }, 'vehicle')).toEqual({
    kind: 'vehicle',
    words: 'x',
  });
  expect(withFilter({ make: 'dacia', model: 'logan' }, 'make', 'ford')).toEqual({ make: 'ford' });
});

test('a renewed listing is as old as its renewal', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(lastPublishedMs({ publishedAtMs: 0, expiresAtMs: 50 * day })).toBe(20 * day);
  expect(lastPublishedMs({ publishedAtMs: 5 * day, expiresAtMs: 35 * day })).toBe(5 * day);
  expect(lastPublishedMs({})).toBeUndefined();
});

test('the heading of a list is the narrowest of make, category and kind', () => {
  expect(titleOfList({ make: 'bmw', categoryId: 'autoturisme' }, { category: 'Autoturisme' })).toBe(
    'BMW',
  );
  expect(titleOfList({ categoryId: 'autoturisme' }, { category: 'Autoturisme' })).toBe(
    'Autoturisme',
  );
  expect(titleOfList({ kind: 'service' })).toBe('Servicii');
  expect(titleOfList({})).toBe('Toate anunțurile');
  expect(titleOfList({ make: 'dacia', model: 'logan', localityId: 'cisnadie' })).toBe(
    'Dacia Logan, Cisnadie',
  );
  expect(titleOfList({ localityId: 'cisnadie' }, { place: 'Cisnădie' })).toBe(
    'Toate anunțurile, Cisnădie',
  );
});

test('the line of prices goes in steps and stays in its box', () => {
  const { path, dots } = toStepLine(
    [
      { x: 0, y: 10 },
      { x: 5, y: 20 },
      { x: 10, y: 0 },
    ],
    { width: 100, height: 50, inset: 5 },
  );
  expect(path).toBe('M5 25H50V5H95V45');
  expect(dots.every(({ x, y }) => x >= 5 && x <= 95 && y >= 5 && y <= 45)).toBe(true);
  expect(toStepLine([{ x: 1, y: 1 }], { width: 100, height: 50, inset: 5 }).path).toBe('M50 25');
});
