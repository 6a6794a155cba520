import { localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { sampleCounty } from '../testing/sampleCounty';

const { localities } = sampleCounty;

test('the county has its two cities, nine towns and fifty-three communes', () => {
  const count = (kind: string) => localities.filter((each) => each.kind === kind).length;
  expect([count('city'), count('town'), count('commune')]).toEqual([2, 9, 53]);
  expect(new Set(localities.map((each) => each.id)).size).toBe(64);
});

test('the places are a valid settings document', () => {
  expect(
    localitySettingsSchema.safeParse({ localities, updatedAt: new Date() }).error?.issues,
  ).toBeUndefined();
});

test('every place has neighbours that exist, nearest first', () => {
  const ids = localities.map((each) => each.id);
  for (const place of localities) {
    expect([place.name, place.neighbourIds.length > 0]).toEqual([place.name, true]);
    expect(place.neighbourIds.filter((id) => !ids.includes(id) || id === place.id)).toEqual([]);
  }
  expect(localities.find((each) => each.id === 'sibiu')!.neighbourIds.slice(0, 3)).toEqual([
    'selimbar',
    'sura-mare',
    'sura-mica',
  ]);
});

test('names carry comma-below letters only', () => {
  expect(localities.filter((each) => /[şţŞŢ]/.test(each.name))).toEqual([]);
});
