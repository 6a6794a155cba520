import { join } from 'node:path';
import { localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { ownNamesIn } from './testing/ownNames';
import { readCounty } from './county/readCounty';
import { toDocuments, toListings } from './toDocuments';

const county = readCounty(join(__dirname, './testing/another-county'), 'SV');
const now = new Date('2026-11-20T10:00:00Z');
const documents = toDocuments(county, now);

test('the demonstration of another county names nothing of this one', () => {
  const found = documents
    .map(([path, data]) => [path, ...ownNamesIn(JSON.stringify(data))])
    .filter(([, ...names]) => names.length > 0);
  expect(found).toEqual([]);
});

test('its settings hold the places of its own file', () => {
  const [, settings] = documents.find(([path]) => path === 'settings/localities')!;
  const { localities } = localitySettingsSchema.parse(settings);
  expect(localities).toHaveLength(12);
  expect(localities[0]).toEqual({
    id: 'suceava',
    name: 'Suceava',
    kind: 'city',
    neighbourIds: ['scheia', 'ipotesti', 'salcea'],
    surchargePercent: 11,
    at: { latitude: 47.651, longitude: 26.255 },
  });
});

test('its listings are in its places, and their cars have its plates', () => {
  const ids = county.localities.map(({ id }) => id);
  const listings = toListings(county, now);
  expect(listings.filter(({ fields }) => !ids.includes(fields.localityId))).toEqual([]);
  expect(listings.some(({ fields }) => fields.title.includes('Suceava'))).toBe(true);
});
