/** Searches and open conversations that are refused stand in the security log as refused commands do, however many they are. */
import { REFUSED_PAGES_PATH } from '@anunturi/shared-contract/telemetry/refusedPagesSchema';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { createCallerKeys } from '../app/callers/callerKeys';
import { faultsOfDocument } from '../testing/documentSchemas';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { createRefusedPagesApp } from './createRefusedPagesApp';
import { createSecurityNotes } from './createSecurityNotes';

const address = '198.51.100.7';
const DEVICE_PER_MINUTE = 240;
const PERSON_PER_MINUTE = 300;
let firebase: TestFirebase;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true, search: true });
});
afterEach(() => firebase.stop());

/** The statuses of so many questions at once. */
const ask = (path: string, times: number, headers: Record<string, string> = {}) =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const from = { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0' };
      const answer = await fetch(firebase.origin + path, { headers: { ...from, ...headers } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
const stored = async () => (await firebase.owner.list('securityLog', { limit: 200 })).data;
/** How often each event of each door was noted; an hour or a minute may end in between. */
async function noted() {
  const counts = new Map<string, number>();
  for (const { data } of await stored()) {
    const key = `${data.event} ${data.command} ${data.personId ?? 'visitor'}`;
    counts.set(key, (counts.get(key) ?? 0) + Number(data.count));
  }
  return counts;
}

test('searches above the limit are one entry of their network and hour, whose count follows, without what was sought', async () => {
  const answers = await ask('/api/search?q=ceva+secret', DEVICE_PER_MINUTE + 100);
  const refused = answers.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  const all = await stored();
  expect(all.length).toBeLessThanOrEqual(2);
  expect(all.flatMap(({ id, data }) => faultsOfDocument(`securityLog/${id}`, data))).toEqual([]);
  const count = (await noted()).get('refusedPace /api/search visitor')!;
  // It is written when it has doubled.
  expect(count).toBeGreaterThan(refused / 4);
  expect(count).toBeLessThanOrEqual(refused);
  for (const secret of [address, 'secret']) expect(JSON.stringify(all)).not.toContain(secret);
});

test('an open conversation that is asked for too often, or by somebody else, is noted with the account', async () => {
  const token = await signInForTest(firebase, 'ana', sampleUser);
  const headers = { authorization: `Bearer ${token}` };
  await ask('/api/live?conversation=x_dan&after=0', PERSON_PER_MINUTE + 4, headers);
  const counts = await noted();
  expect(counts.get('refusedPace /api/live ana')).toBeGreaterThan(0);
  expect([...counts.keys()].filter((key) => key.includes('visitor'))).toEqual([]);
});

test('pages that HTML servers refused are one entry of their network and hour, and only servers with the secret tell of them', async () => {
  const { db } = firebase.commandServer!;
  const clock = () => new Date(Date.UTC(2026, 10, 29, 10, 30));
  const security = createSecurityNotes({ db, clock, log: () => {} });
  const callerKeys = createCallerKeys(db);
  const app = createRefusedPagesApp({ security, callerKeys, secret: 'of all servers', clock });
  const tell = async (body: object, secret = 'of all servers') => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(REFUSED_PAGES_PATH, sent)).status;
  };
  const networks = [
    { network: address, times: 40 },
    { network: '2001:db8:1:2', times: 3 },
  ];
  expect(await tell({ networks }, 'guessed')).toBe(403);
  expect(await tell({ networks: [{ network: address, times: 0 }] })).toBe(400);
  expect(await stored()).toEqual([]);
  for (let time = 0; time < 2; time += 1) expect(await tell({ networks })).toBe(204);
  const all = await stored();
  expect(all.map(({ data }) => Number(data.count)).toSorted((a, b) => a - b)).toEqual([6, 80]);
  expect(all.flatMap(({ id, data }) => faultsOfDocument(`securityLog/${id}`, data))).toEqual([]);
  expect([...(await noted()).keys()]).toEqual(['refusedPace pages visitor']);
  for (const { network } of networks) expect(JSON.stringify(all)).not.toContain(network);
});
