import {
  COMPARABLES_MIN,
  TITLE_MAX,
  VEHICLE_PHOTOS_MAX,
} from '@anunturi/shared-domain/site/limits';
import { carMakes } from '@anunturi/shared-domain/listing/carMakes';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { isValidCui } from '@anunturi/shared-domain/validators/cui';
import { listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { otherMakesOf } from '@anunturi/shared-domain/listing/otherMakes';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { toComparableFilters } from '@anunturi/shared-domain/listing/pricePosition';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { people } from './data/people';
import { toListings } from './toDocuments';
import { sampleCounty } from './testing/sampleCounty';

const now = new Date('2026-11-20T10:00:00Z');
const listings = toListings(sampleCounty, now);
const vehicles = listings.flatMap(({ seed, fields }) =>
  fields.kind === 'vehicle' ? [{ key: seed.key, ...fields }] : [],
);
const active = listings.filter(({ fields }) => fields.status === 'active');

test('more than sixty vehicles and some twenty services are for sale', () => {
  expect(active.filter(({ fields }) => fields.kind === 'vehicle')).toHaveLength(63);
  expect(active.filter(({ fields }) => fields.kind === 'service').length).toBeGreaterThanOrEqual(
    20,
  );
});

test('active listings are published and not expired, the expired one is', () => {
  for (const { fields } of active)
    expect(fields.expiresAt!.getTime()).toBeGreaterThan(now.getTime());
  for (const { fields } of listings.filter((each) => each.fields.status === 'expired'))
    expect(fields.expiresAt!.getTime()).toBeLessThan(now.getTime());
});

test('every status but archived and deleted is there for its seller to see', () => {
  const statuses = new Set(
    listings
      .filter(({ fields }) => fields.ownerId === people.seller.uid)
      .map(({ fields }) => fields.status),
  );
  expect([...listingStatuses].filter((status) => !statuses.has(status))).toEqual([
    'archived',
    'deleted',
  ]);
});

test('the extremes that a design must bear are there', () => {
  expect(listings.some(({ fields }) => fields.title.length === TITLE_MAX)).toBe(true);
  expect(vehicles.some(({ photos }) => photos.length === 0)).toBe(true);
  expect(vehicles.some(({ photos }) => photos.length === VEHICLE_PHOTOS_MAX)).toBe(true);
  expect(vehicles.some(({ priceLei }) => priceLei === 9_999_999)).toBe(true);
  expect(
    listings.filter(
      ({ fields }) =>
        fields.previousPriceLei !== undefined && fields.previousPriceLei > fields.priceLei,
    ).length,
  ).toBeGreaterThan(4);
});

test('the price of the seller’s Golf can be held against enough others', () => {
  const context = { now, eurRateBani: defaultLimitSettings.eurRateBani, neighbourIds: () => [] };
  const compared = vehicles.filter(({ key, vehicle }) => {
    const filters = vehicle.shape === 'car' && toComparableFilters(vehicle);
    if (!filters) return false;
    const asked = resolveFilters(filters, context);
    const others = active.filter(
      ({ seed, fields }) => seed.key !== key && matchesFilters(fields, asked),
    );
    return others.length >= COMPARABLES_MIN;
  });
  expect(compared.map(({ key }) => key)).toContain('golf7');
});

test('the price history ends with the price asked', () => {
  for (const { fields, priceHistory } of listings.filter((each) => each.priceHistory.length > 0)) {
    expect(priceHistory.at(-1)!.amountMinor).toBe(fields.price.amountMinor);
    expect(priceHistory).toHaveLength(fields.priceChanges + 1);
  }
});

test('categories, makes and models are those that the forms offer', () => {
  const unknown = vehicles.flatMap(({ key, categoryId, vehicle }) => {
    const category = defaultCategories.find((each) => each.id === categoryId);
    if (category?.shape !== vehicle.shape) return [`${key}: ${categoryId}`];
    if (vehicle.shape === 'part') return [];
    if (vehicle.shape === 'other')
      return otherMakesOf(categoryId).some((make) => make.id === vehicle.make)
        ? []
        : [`${key}: ${vehicle.makeName}`];
    const make = carMakes.find((each) => each.id === vehicle.make);
    return make?.models.some((model) => model.id === vehicle.model)
      ? []
      : [`${key}: ${vehicle.makeName} ${vehicle.modelName}`];
  });
  expect(unknown).toEqual([]);
});

test('services are in categories of services', () => {
  const ids = defaultCategories.filter((each) => each.kind === 'service').map((each) => each.id);
  for (const { fields } of listings.filter((each) => each.fields.kind === 'service'))
    expect(ids).toContain(fields.categoryId);
});

test('companies have a fiscal code with a right check digit', () => {
  for (const { company } of Object.values(people))
    if (company) expect(isValidCui(company.cui)).toBe(true);
});
