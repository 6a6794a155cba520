import {
  sampleLocalitySettings,
  sampleModerationSettings,
} from '@anunturi/shared-domain/samples/adminSamples';
import { describeSettings } from './describeSettings';

const [sibiu] = sampleLocalitySettings.localities;
const cisnadie = { ...sibiu!, id: 'cisnadie', name: 'Cisnădie' };
const places = (...localities: object[]) => ({ localities });

test('of places each changed rate is said from what to what, and those that stay are not', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...sibiu!,
    id: `x${at}`,
    name: `Sat ${at}`,
  }));
  expect(
    describeSettings(
      places(sibiu!, cisnadie, ...many),
      places({ ...sibiu!, surchargePercent: 16 }, cisnadie, ...many),
    ),
  ).toBe('Schimbat: cotele localităților, Sibiu, cota: 0 → 16');
});

test('the decision of a council that was not named before is said', () => {
  expect(
    describeSettings(
      places(sibiu!),
      places({ ...sibiu!, surchargePercent: 3, surchargeDecision: 'HCL 12/2026' }),
    ),
  ).toBe(
    'Schimbat: cotele localităților, Sibiu, cota: 0 → 3; cotele localităților, Sibiu, hotărârea consiliului: – → "HCL 12/2026"',
  );
});

test('of long texts and lists of words only the name is said', () => {
  const bannedWords = Array.from({ length: 40 }, (_, at) => `cuvânt${at}`);
  expect(
    describeSettings(sampleModerationSettings, { ...sampleModerationSettings, bannedWords }),
  ).toBe('Schimbat: cuvinte interzise');
});

test('what a log entry cannot hold is shortened', () => {
  const all = Array.from({ length: 400 }, (_, at) => ({
    name: `Localitatea cu numărul ${at}`,
    surchargePercent: 0,
  }));
  const raised = all.map((each) => ({ ...each, surchargePercent: 5 }));
  const said = describeSettings(places(...all), places(...raised));
  expect(said.length).toBeLessThanOrEqual(2000);
  expect(said).toMatch(/…$/);
});
