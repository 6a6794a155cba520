import { localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { sibiuLocalities } from './sibiuLocalities';

test('the county has its two cities, nine towns and fifty-three communes', () => {
  const count = (kind: string) => sibiuLocalities.filter((each) => each.kind === kind).length;
  expect([count('city'), count('town'), count('commune')]).toEqual([2, 9, 53]);
  expect(new Set(sibiuLocalities.map((each) => each.id)).size).toBe(64);
});

test('the places are a valid settings document', () => {
  expect(
    localitySettingsSchema.safeParse({ localities: sibiuLocalities, updatedAt: new Date() }).error
      ?.issues,
  ).toBeUndefined();
});

test('every place has neighbours that exist, nearest first', () => {
  const ids = sibiuLocalities.map((each) => each.id);
  for (const place of sibiuLocalities) {
    expect([place.name, place.neighbourIds.length > 0]).toEqual([place.name, true]);
    expect(place.neighbourIds.filter((id) => !ids.includes(id) || id === place.id)).toEqual([]);
  }
  expect(sibiuLocalities.find((each) => each.id === 'sibiu')!.neighbourIds.slice(0, 3)).toEqual([
    'selimbar',
    'sura-mare',
    'sura-mica',
  ]);
});

test('names carry comma-below letters only', () => {
  expect(sibiuLocalities.filter((each) => /[şţŞŢ]/.test(each.name))).toEqual([]);
});
