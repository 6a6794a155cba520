import type { ProofFacts } from './proof';
import { proofFactsSchema } from './proof';
import { proofDoubts } from './proofDoubts';

const today = '2026-11-28';
const said = { vin: 'WVWZZZ1KZAW000001', year: 2017, mileageKm: 150_000 };
const proof: ProofFacts = {
  kind: 'autoPass',
  day: '2026-10-01',
  mileageKm: 149_000,
  vinEnd: '000001',
  year: 2017,
};
const doubts = (change: Partial<ProofFacts>, of: object = {}) =>
  proofDoubts({ ...said, ...of }, { ...proof, ...change }, today);

test('a proof that says what the listing says raises nothing', () => {
  expect(doubts({})).toEqual([]);
  expect(doubts({}, { vin: undefined, year: undefined, mileageKm: undefined })).toEqual([]);
});

test.each<[string, Partial<ProofFacts>, RegExp]>([
  ['another vehicle', { vinEnd: '000002' }, /altei mașini/],
  ['another year', { year: 2015 }, /anul 2015, iar anunțul 2017/],
  [
    'more kilometres than the listing',
    { mileageKm: 172_000 },
    /172\.000 km, iar anunțul mai puțini: 150\.000 km/,
  ],
  [
    'a certificate of over 60 days',
    { day: '2026-09-28' },
    /peste 60 de zile: a fost valabil până la 27\.11\.2026/,
  ],
])('%s is named', (_what, change, words) => {
  expect(doubts(change)).toEqual([expect.stringMatching(words)]);
});

test('the sixtieth day still counts, and an old invoice is no fault', () => {
  expect(doubts({ day: '2026-09-29' })).toEqual([]);
  expect(doubts({ kind: 'service', day: '2020-01-01' })).toEqual([]);
});

test('a VIN that is not standard is not compared', () => {
  expect(doubts({ vinEnd: '000002' }, { vinNonStandard: true })).toEqual([]);
});

test.each([{ day: '2026-02-30' }, { vinEnd: 'OI0001' }, { mileageKm: 1.5 }, { kind: 'talon' }])(
  '%p is no proof',
  (change) => {
    expect(proofFactsSchema.safeParse({ ...proof, ...change }).success).toBe(false);
  },
);
