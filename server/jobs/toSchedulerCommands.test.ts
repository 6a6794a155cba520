import { schedules } from './jobs';
import { toCron, toSchedulerCommands } from './toSchedulerCommands';

const place = {
  project: 'market',
  location: 'europe-west1',
  url: 'https://commands.example/',
  account: 'clock@market.iam.gserviceaccount.com',
};

test('each schedule and the queue become a job of Cloud Scheduler that calls with a token for this service', () => {
  const all = toSchedulerCommands(schedules, place);
  expect(all.map(({ name }) => name)).toEqual([...schedules.map(({ name }) => name), 'queue']);
  expect(all[0]!.toArguments('create')).toEqual([
    'scheduler',
    'jobs',
    'create',
    'http',
    `market-${schedules[0]!.name}`,
    '--project=market',
    '--location=europe-west1',
    `--schedule=${toCron(schedules[0]!.everyMs)}`,
    '--time-zone=Etc/UTC',
    `--uri=https://commands.example/jobs/${schedules[0]!.name}`,
    '--http-method=POST',
    '--oidc-service-account-email=clock@market.iam.gserviceaccount.com',
    '--oidc-token-audience=https://commands.example',
    '--attempt-deadline=300s',
  ]);
});

test.each([
  [5, '*/5 * * * *'],
  [60, '0 * * * *'],
  [360, '0 */6 * * *'],
])('every %i minutes is written %s', (minutes, cron) => {
  expect(toCron(minutes * 60_000)).toBe(cron);
});

test('what no crontab can say is refused', () => {
  expect(() => toCron(7 * 60_000)).toThrow('every 420000 ms');
});
