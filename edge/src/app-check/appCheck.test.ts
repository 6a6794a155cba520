import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { documentsAddress } from '@anunturi/shared-auth/firestore-rest/documentsAddress';
import { EMBEDDED_APP } from '@anunturi/shared-domain/site/embeddedProject';
import { createBundleProcesses } from '../bundles/bundleProcesses';
import { endBundleProcesses } from '../bundles/startBundleProcess';
import { createAppCheckToken } from './createAppCheckToken';
import { checkedAddresses, showAppCheck } from './showAppCheck';

const SECRET = 'debug-token-of-servers';
const folder = mkdtempSync(join(tmpdir(), 'app-check-'));
let firebase: TestFirebase;
let complaints: jest.SpyInstance;

beforeAll(async () => {
  firebase = await startTestFirebase({
    commands: true,
    search: true,
    appCheck: { debugTokens: [SECRET] },
  });
  await firebase.seed('settings/site', { name: 'Anunturi' });
});
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockReturnValue()));
afterEach(() => complaints.mockRestore());
afterAll(async () => {
  endBundleProcesses();
  rmSync(folder, { recursive: true });
  await firebase.stop();
});

const config = () => ({ ...firebase.config, appId: EMBEDDED_APP });
const addresses = () => checkedAddresses(config(), firebase.origin);
const document = () => `${documentsAddress(config())}/settings/site`;
const cards = () => `${firebase.origin}/api/cards?ids=`;

test('the server shows its token to the database and the search', async () => {
  const ask = showAppCheck(fetch, createAppCheckToken(config(), SECRET), addresses());
  expect([(await fetch(document())).status, (await fetch(cards())).status]).toEqual([403, 403]);
  expect([(await ask(document())).status, (await ask(cards())).status]).toEqual([200, 200]);
  expect((await ask(new Request(document()))).status).toBe(200);
});

test('the token is shown to nobody else, and other headers stay', async () => {
  const heard: unknown[] = [];
  const hear: typeof fetch = async (input, init) => {
    const { url } = input instanceof Request ? input : { url: String(input) };
    heard.push([url, Object.fromEntries(new Headers(init?.headers))]);
    return new Response();
  };
  const ask = showAppCheck(hear, async () => 'token', ['https://site.example/api/']);
  const init = { headers: { authorization: 'Bearer x' } };
  await ask('https://site.example/api/search', init);
  await ask('https://site.example/other', init);
  await ask('https://site.example.evil.example/api/', init);
  expect(heard).toEqual([
    [
      'https://site.example/api/search',
      { authorization: 'Bearer x', 'x-firebase-appcheck': 'token' },
    ],
    ['https://site.example/other', { authorization: 'Bearer x' }],
    ['https://site.example.evil.example/api/', { authorization: 'Bearer x' }],
  ]);
});

test('a server bundle shows it too, and none where App Check is off', async () => {
  const file = join(folder, 'server.cjs');
  writeFileSync(
    file,
    `exports.load = async ({ search }) => {
      const [document, cards] = JSON.parse(search);
      const posted = { method: 'POST', body: '{"documents":[]}' };
      const answers = await Promise.all([
        fetch(document), fetch(cards), fetch(document.replace('/settings/site', ':batchGet'), posted),
      ]);
      return { data: { statuses: answers.map(({ status }) => status) } };
    };`,
  );
  const limits = { limitMs: 60_000, memoryMb: 64 };
  const request = {
    screen: 'blog',
    params: {},
    pathname: '/blog',
    search: JSON.stringify([document(), cards()]),
  };
  const load = async (processes: ReturnType<typeof createBundleProcesses>) =>
    (await processes.ask({ name: 'blog', file }, Infinity, 'load', request)).dataJson;
  const readToken = createAppCheckToken(config(), SECRET);
  const checked = createBundleProcesses({
    ...limits,
    appCheck: { readToken, addresses: addresses() },
  });
  expect(await load(checked)).toBe('{"statuses":[200,200,200]}');
  expect(await load(createBundleProcesses(limits))).toBe('{"statuses":[403,403,403]}');
});

test('a token is kept while it is good, and a new one is there before it ends', async () => {
  let nowMs = Date.now();
  const readToken = createAppCheckToken(config(), SECRET, () => nowMs);
  const asked = jest.spyOn(globalThis, 'fetch');
  const first = await Promise.all([readToken(), readToken()]);
  expect(first[0]).toBe(first[1]);
  expect(await readToken()).toBe(first[0]);
  expect(asked).toHaveBeenCalledTimes(1);
  nowMs += 56 * 60_000;
  expect(await readToken()).toBe(first[0]); // while the new one is asked for
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

test('a server that is given none says so, asks without, and rests before it tries again', async () => {
  let nowMs = Date.now();
  const readToken = createAppCheckToken(config(), 'another', () => nowMs);
  const asked = jest.spyOn(globalThis, 'fetch');
  expect([await readToken(), await readToken()]).toEqual([undefined, undefined]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(complaints).toHaveBeenCalledWith(
    'This server was given no token of App Check.',
    expect.any(Error),
  );
  nowMs += 6000;
  expect(await readToken()).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});
