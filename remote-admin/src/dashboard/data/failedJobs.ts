import { callCommand } from '@anunturi/shared-auth/callCommand';
import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type FailedJob, failedJobSchema } from '@anunturi/shared-domain/site/failedJob';

/** The jobs that were given up last. */
export async function readFailedJobs(): Promise<FailedJob[]> {
  const { jobs: path } = documentPaths;
  return (await readPage({ path, schema: failedJobSchema, order: [['deadAt', 'desc']] })).rows;
}

/** Puts one back into the queue. @throws MarketError notFound (somebody did it already), offline, unavailable */
export async function runJobAgain({ id }: FailedJob): Promise<void> {
  await callCommand('runJobAgain', { jobId: id });
}
