import { retention } from '@anunturi/shared-domain/people/retention';
import { runJobsLater } from '../testing/runJobsLater';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

let firebase: TestFirebase;

const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

test('who looked and called from where is forgotten when its time is over, and not before', async () => {
  const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
  const kept = retention
    .flatMap(({ places }) => places)
    .filter(({ ends }) => ends === 'forgetAt')
    .map(({ collection, group }) => (group ? `users/ana/${collection}` : collection));
  for (const collection of kept) {
    for (let n = 0; n < 120; n += 1)
      await firebase.seed(`${collection}/old${n}`, { forgetAt: past }); // more than one go
    await firebase.seed(`${collection}/new`, { forgetAt: future });
  }
  await runJobsLater(firebase, 0, { name: 'forgetExpired' });
  for (const collection of kept) {
    const { data } = await firebase.owner.list(collection, { limit: 200 });
    expect(data.map(({ id }) => id)).toEqual(['new']);
  }
});

test('what has a length is kept for it and not a day longer: contact messages, notices with what they show, the log, decisions, barred addresses', async () => {
  const cases = retention.flatMap(({ places }) =>
    places.flatMap(({ collection, ends }) =>
      typeof ends === 'object' ? [{ collection, ...ends }] : [],
    ),
  );
  expect(cases.map(({ collection }) => collection)).toEqual([
    'reports',
    'moderationLog',
    'decisions',
    'personNotes',
    'contactMessages',
    'legalRequests',
    'blockedAddresses',
  ]);
  for (const { collection, field, days } of cases)
    for (const [id, age] of [
      ['old', days + 1],
      ['young', days - 1],
    ] as const) {
      const at = new Date(Date.now() - age * DAY_MS);
      const [outer, inner] = field.split('.') as [string, string?];
      await firebase.seed(`${collection}/${id}`, { [outer]: inner ? { [inner]: at } : at });
    }
  await firebase.seed('reports/old/private/snapshot', { title: 'Dacia Logan' });
  await firebase.seed('reports/open', { status: 'open', createdAt: new Date(0) });
  await runJobsLater(firebase, 0, { name: 'forgetExpired' });
  for (const { collection } of cases) {
    const { data } = await firebase.owner.list(collection, { limit: 10 });
    const still = collection === 'reports' ? ['open', 'young'] : ['young'];
    expect(data.map(({ id }) => id)).toEqual(still);
  }
  expect(await firebase.read('reports/old/private/snapshot')).toBeNull();
});
