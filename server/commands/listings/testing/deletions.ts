// Deleting and restoring the sample listing, in a market that is new for each test.
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { removeDueListing } from '../../../jobs/removeDueListing';
import { callTestCommand } from '../../../testing/callTestCommand';
import { runTestJobs } from '../../../testing/runTestJobs';
import { seedMarket, seedSeller } from '../../../testing/seedMarket';
import { provedBy, signInForTest } from '../../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
export const seller = sampleCar.ownerId;
export const path = `listings/${id}`;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const tokens: Record<string, string> = {};
export let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, 'otherEva', 'sefa']) tokens[uid] = await signInForTest(firebase, uid);
});

beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  await seedSeller(firebase, 'otherEva');
  await seedSeller(firebase, 'sefa', { role: 'admin', ...provedBy(tokens.sefa!) });
});

afterAll(() => firebase.stop());

export const call = (name: string, input: object, uid = seller) =>
  callTestCommand(firebase.origin, name, input, { token: tokens[uid]! });

export const remove = (forGood?: boolean, uid = seller) =>
  call('deleteListing', { id, ...(forGood && { forGood }) }, uid);

export const restore = (uid = seller) => call('restoreListing', { id }, uid);
/** Orders to remove it; what else a deletion queues is no matter here. */
export const jobs = async () =>
  (await firebase.owner.list('jobs', { limit: 20 })).data.filter(
    ({ data }) => data.name === removeDueListing.name,
  );
export const runJobs = () => runTestJobs(firebase);

/** Its time is over, and the clock has come round. */
export const whenDue = async () => {
  await firebase.owner.update(`${path}/private/deletion`, { dueAt: inDays(-1) });
  for (const job of await jobs()) await firebase.owner.update(job.path, { dueAt: inDays(-1) });
  await runJobs();
};

export const stored = () => firebase.read(path);
export const deletion = () => firebase.read(`${path}/private/deletion`);

export const daysKept = async () => {
  const { askedAt, dueAt } = (await deletion()) as Record<string, Date>;
  return Math.round((dueAt!.getTime() - askedAt!.getTime()) / DAY_MS);
};
