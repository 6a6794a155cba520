import { callCommand } from '@anunturi/shared-auth/callCommand';
import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { FailedJob } from '@anunturi/shared-domain/site/failedJob';

/** The jobs that were given up last. */
export async function readFailedJobs(): Promise<FailedJob[]> {
  const { jobs: path } = documentPaths;
  // Schemas bring zod, which the dashboard's first load goes without.
  const { failedJobSchema: schema } = await import(
    /* webpackChunkName: "failed-job" */ '@anunturi/shared-domain/site/failedJob'
  );
  return (await readPage({ path, schema, order: [['deadAt', 'desc']] })).rows;
}

/** Puts one back into the queue. @throws MarketError notFound (somebody did it already), offline, unavailable */
export async function runJobAgain({ id }: FailedJob): Promise<void> {
  await callCommand('runJobAgain', { jobId: id });
}
