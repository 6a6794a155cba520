import { runJobsLater } from '../testing/runJobsLater';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

test('who looked and called from where is forgotten when its time is over, and not before', async () => {
  const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
  const kept = [
    'commandResults',
    'limitCounters',
    'limitSalts',
    'viewsSeen',
    'mail',
    'mailSuppressions',
    'presence',
    'telemetrySums',
  ];
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
