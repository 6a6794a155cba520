import { sampleCounty } from '../testing/sampleCounty';
import { toDocuments } from '../toDocuments';
import { toSettings } from '../toSettings';

test('the examples differ, so that a demonstration shows them at work', () => {
  const rates = sampleCounty.demonstrationLocalities.map((each) => each.surchargePercent);
  expect(new Set(rates).size).toBeGreaterThan(5);
});

test('only the demonstration has surcharges: a site of its own starts without', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const surcharges = (documents: ReturnType<typeof toSettings>) =>
    (
      documents.find(([path]) => path === 'settings/localities')![1] as unknown as {
        localities: { surchargePercent: number }[];
      }
    ).localities.map((each) => each.surchargePercent);
  expect(new Set(surcharges(toSettings(sampleCounty, now)))).toEqual(new Set([0]));
  expect(Math.max(...surcharges(toDocuments(sampleCounty, now)))).toBe(20);
});
