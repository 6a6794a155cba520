import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import type { SchedulerPlace } from './toSchedulerCommands';

/** Addresses that Cloud Scheduler may call as: service accounts of a project, and Google's own ones of it. */
const serviceAccount = /^[\w.-]+@([\w-]+\.iam|developer|appspot)\.gserviceaccount\.com$/;

/** @throws ExpectedFailure for an address or an account that Cloud Scheduler would take and never reach anything with */
export function checkSchedulerPlace({ url, account }: SchedulerPlace): void {
  if (!/^https:\/\/[^\s/?#]+\/?$/.test(url))
    throw new ExpectedFailure(
      `--url is "${url}".`,
      'The address of the service that runs the jobs is expected, without a path: https://commands-….run.app',
      2,
    );
  if (!serviceAccount.test(account))
    throw new ExpectedFailure(
      `--account is "${account}".`,
      'The e-mail address of a service account is expected: clock@your-project.iam.gserviceaccount.com',
      2,
    );
}

/** @throws ExpectedFailure where nothing answers, or not to everybody: the jobs' own tokens are checked by the service itself */
export async function checkAnswers(url: string, ask: typeof fetch = fetch): Promise<void> {
  const address = `${url.replace(/\/+$/, '')}/jobs/queue`;
  const answer = await ask(address, { method: 'POST' }).catch((error: Error) => {
    throw new ExpectedFailure(
      `${url} does not answer (${error.message}).`,
      'Deploy the commands first; --url is the address that gcloud run deploy prints.',
    );
  });
  // Without a token it is refused, and not there at all before it has CLOCK_ACCOUNT.
  if (answer.status === 401 || answer.status === 404) return;
  throw new ExpectedFailure(
    `${url} answers ${answer.status} instead of asking for a token.`,
    'It must be the service of the commands, deployed with --allow-unauthenticated.',
  );
}
