import { checkAnswers, checkSchedulerPlace } from './checkSchedulerPlace';
import { leftSchedulerJobs } from './leftSchedulerJobs';

const place = {
  project: 'market',
  location: 'europe-west1',
  url: 'https://commands-abc.a.run.app',
  account: 'clock@market.iam.gserviceaccount.com',
};

test('an address and an account as they should be pass', () => {
  expect(() => checkSchedulerPlace(place)).not.toThrow();
});

test.each([
  ['no address', { url: 'commands' }, '--url is "commands".'],
  ['an address in the clear', { url: 'http://commands.example' }, '--url is'],
  ['an address with a path', { url: 'https://commands.example/jobs' }, '--url is'],
  ['a person instead of a service account', { account: 'ana@example.ro' }, '--account is'],
])('%s is refused', (_what, change, words) => {
  expect(() => checkSchedulerPlace({ ...place, ...change })).toThrow(words);
});

const answering = (status: number) => async () => new Response(null, { status });

test('a service that asks for a token is the one, and one that has no clock yet', async () => {
  await checkAnswers(place.url, answering(401));
  await checkAnswers(place.url, answering(404));
});

test.each([403, 200, 503])('one that answers %i is not', async (status) => {
  await expect(checkAnswers(place.url, answering(status))).rejects.toThrow(`answers ${status}`);
});

test('jobs that left jobs.ts are found among those of the project', () => {
  const listed =
    'projects/p/locations/l/jobs/market-expireListings\nprojects/p/locations/l/jobs/market-gone\nprojects/p/locations/l/jobs/other\n';
  expect(leftSchedulerJobs(listed, ['expireListings'])).toEqual(['market-gone']);
  expect(leftSchedulerJobs('', ['expireListings'])).toEqual([]);
});
