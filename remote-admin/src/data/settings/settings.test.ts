/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readLog } from '../log/readLog';
import { startAsAdmin } from '#testing/testAdmin';
import { readSettings, restoreSettings, saveSettings } from './settings';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
beforeAll(async () => {
  firebase = await startAsAdmin();
});
afterAll(() => firebase.stopAll());

test('settings never saved have their defaults, and are saved whole with an entry that says what changed', async () => {
  const { value, updatedAtMs } = await readSettings('limits');
  expect(updatedAtMs).toBe(0);
  await saveSettings('limits', { ...value, listingsPerDay: 12 }, updatedAtMs);
  expect((await readSettings('limits')).value).toEqual({ ...value, listingsPerDay: 12 });
  expect((await readLog({ targetId: 'limits' })).rows[0]).toMatchObject({
    action: 'settingsChanged',
    text: 'Schimbat: anunțuri pe zi: 30 → 12',
  });
});

test('a save can be taken back until somebody saves anew', async () => {
  const { value, updatedAtMs } = await readSettings('limits');
  const changed = { ...value, reportsPerDay: 3 };
  await saveSettings('limits', changed, updatedAtMs);
  await restoreSettings('limits', value, changed);
  expect((await readSettings('limits')).value).toEqual(value);
  await expect(restoreSettings('limits', value, changed)).rejects.toMatchObject({
    code: 'changedElsewhere',
  });
});

test('site texts with operator and partners, and banned words with their pattern, are accepted', async () => {
  const site = await readSettings('site');
  const partner = { label: 'Un partener', url: 'https://partener.example/' };
  const operator = {
    name: 'Exemplu SRL',
    cui: 'RO12345674',
    tradeRegister: 'J32/1/2026',
    seat: 'Str. Lungă 1, Sibiu',
    phone: '0269000000',
    email: 'a@exemplu.ro',
  };
  await saveSettings(
    'site',
    {
      homeTitle: 'Târgul nostru',
      notice: 'Sâmbătă lucrăm la site.',
      operator,
      partners: [partner, partner, partner],
    },
    site.updatedAtMs,
  );
  expect((await readSettings('site')).value).toMatchObject({
    homeTitle: 'Târgul nostru',
    operator,
  });
  const moderation = await readSettings('moderation');
  await saveSettings(
    'moderation',
    { ...moderation.value, bannedWords: ['arme'] },
    moderation.updatedAtMs,
  );
  expect((await readSettings('moderation')).value).toMatchObject({ bannedWords: ['arme'] });
});

test('a surcharge of a locality is kept', async () => {
  const localities = [
    { id: 'sibiu', name: 'Sibiu', kind: 'city' as const, neighbourIds: [], surchargePercent: 16 },
  ];
  await saveSettings('localities', { localities }, 0);
  expect((await readSettings('localities')).value).toEqual({ localities });
});

test('who saves over newer settings is told', async () => {
  const { value } = await readSettings('limits');
  await expect(saveSettings('limits', value, 5)).rejects.toMatchObject({
    code: 'changedElsewhere',
  });
});

test('who is no administrator saves nothing', async () => {
  const { value, updatedAtMs } = await readSettings('limits');
  await firebase.setRole('user');
  await expect(saveSettings('limits', value, updatedAtMs)).rejects.toMatchObject({
    code: 'notAllowed',
  });
  await firebase.setRole('admin');
});
