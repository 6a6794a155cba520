import { exampleSurcharges } from './exampleSurcharges';
import { sibiuLocalities } from './sibiuLocalities';
import { toDocuments } from './toDocuments';
import { toSettings } from './toSettings';

test('each example names a place of the county, and the rates differ', () => {
  const ids = sibiuLocalities.map(({ id }) => id);
  expect(Object.keys(exampleSurcharges).filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(Object.values(exampleSurcharges)).size).toBeGreaterThan(5);
});

test('only the demonstration has surcharges: a site of its own starts without', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const surcharges = (documents: ReturnType<typeof toSettings>) =>
    (
      documents.find(([path]) => path === 'settings/localities')![1] as unknown as {
        localities: { surchargePercent: number }[];
      }
    ).localities.map((each) => each.surchargePercent);
  expect(new Set(surcharges(toSettings(now)))).toEqual(new Set([0]));
  expect(Math.max(...surcharges(toDocuments(now)))).toBe(20);
});
