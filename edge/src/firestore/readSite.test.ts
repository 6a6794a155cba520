import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';
import { createSiteReader } from './readSite';

const operator = {
  name: 'Altă Firmă SRL',
  cui: '12345674',
  tradeRegister: 'J32/1/2026',
  seat: 'Sibiu, Str. Nouă nr. 2',
  phone: '0269111111',
  email: 'alta@proba.example',
};
const site = {
  name: 'Probă',
  operator: { ...operator, name: 'Probă SRL' },
  partners: [],
} as unknown as SiteConfig;

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());

test('what administrators changed stands over the file, asked for at most every twenty seconds', async () => {
  let nowMs = 0;
  const read = createSiteReader({ site, firebase: firebase.config, elapsedMs: () => nowMs });
  expect((await read()).operator.name).toBe('Probă SRL');
  await firebase.seed('settings/site', {
    operator,
    notice: 'Duminică site-ul se oprește o oră.',
    updatedAt: new Date(),
  });
  nowMs = 19_000;
  expect((await read()).operator.name).toBe('Probă SRL');
  nowMs = 21_000;
  expect(await read()).toMatchObject({
    name: 'Probă',
    operator,
    notice: 'Duminică site-ul se oprește o oră.',
  });
});

test('which versions of the legal texts hold comes from the database, and a broken record leaves the others as they are', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const terms = { inForce: 1, told: [{ version: 2, from: '2027-01-25' }] };
  await firebase.seed('settings/legal', { terms });
  expect((await createSiteReader({ site, firebase: firebase.config })()).legal).toEqual({ terms });
  await firebase.seed('settings/legal', { terms: { ...terms, inForce: 'niciuna' } });
  const shown = await createSiteReader({ site, firebase: firebase.config })();
  expect(shown.legal).toBeUndefined();
  expect(shown.notice).toBe('Duminică site-ul se oprește o oră.');
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

test('what is broken in the settings costs itself: its value is that of the file, and the log names it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await firebase.seed('settings/site', {
    operator: { ...operator, phone: 'necunoscut' },
    partners: 'niciunul',
    notice: 'Site-ul merge mai departe.',
    banner: 7,
    updatedAt: new Date(),
  });
  const terms = { inForce: 1, told: [] };
  await firebase.seed('settings/legal', { terms });
  const shown = await createSiteReader({ site, firebase: firebase.config })();
  expect(shown).toEqual({ ...site, notice: 'Site-ul merge mai departe.', legal: { terms } });
  expect(error).toHaveBeenCalledWith(
    expect.stringMatching(/operator.*partners|partners.*operator/),
  );
  error.mockRestore();
});

test('a database that does not answer leaves the file as it is and is spoken of in the log', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const config = {
    projectId: 'demo',
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: 'x',
    emulatorOrigin: 'http://127.0.0.1:9',
  };
  expect(await createSiteReader({ site, firebase: config })()).toBe(site);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
