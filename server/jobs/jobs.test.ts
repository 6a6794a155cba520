import { jobNames } from '@anunturi/shared-domain/site/jobNames';
import { jobs } from './jobs';

test('administrators read of every job what it does', () => {
  expect(Object.keys(jobNames).sort()).toEqual(jobs.map(({ name }) => name).sort());
});
