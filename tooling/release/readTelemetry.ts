import {
  TELEMETRY_REPORT_PATH,
  type TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { readServedAt } from '../serve/servedAt';
import { ReleaseRefused } from './ReleaseTarget';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

const WITHIN_MS = 10_000;
const WHICH = 'Start the site, or name another one: --site https://your-domain.';

/** A site that is asked, and the token that it tells of itself to. */
type AskedSite = { origin: string; token?: string | undefined };

/**
 * What browsers have told a site: for callers that show its STATUS_TOKEN or ask on its own machine.
 * @throws ExpectedFailure when it does not say
 */
export async function readTelemetry({ origin, token }: AskedSite): Promise<TelemetryReport> {
  const answer = await fetch(new URL(TELEMETRY_REPORT_PATH, origin), {
    headers: token ? { authorization: `Bearer ${token.trim()}` } : {},
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch((error: Error) => {
    throw new ExpectedFailure(`${origin} does not answer (${error.message}).`, WHICH);
  });
  if (answer.status === 403)
    throw new ExpectedFailure(
      `${origin} answers 403: STATUS_TOKEN is ${token ? 'not its own' : 'not set'}.`,
      'Set STATUS_TOKEN to the one that the site runs with.',
    );
  if (!answer.ok) throw new ExpectedFailure(`${origin} answers ${answer.status}.`, WHICH);
  return (await answer.json()) as TelemetryReport;
}

/**
 * Which site shows what is released to a target: for a folder, the one that `npm start` serves from it; another checkout of this
 * machine, or the one of SITE_ORIGIN, knows nothing of its releases. @throws ReleaseRefused where nobody named one
 */
export function siteOf(
  { isPublic, name }: { isPublic: boolean; name: string },
  named: string | undefined,
  { STATUS_TOKEN: token, SITE_ORIGIN } = process.env,
): AskedSite {
  const site = named ?? (isPublic ? SITE_ORIGIN : undefined);
  if (site) return { origin: site, token };
  if (isPublic)
    throw new ReleaseRefused(
      `Which site shows ${name} is not said.`,
      'Add: --site https://your-domain',
      2,
    );
  const served = readServedAt(name);
  if (!served) throw new ReleaseRefused(`No site is running that serves ${name}.`, WHICH);
  return { origin: served.origin, token: served.statusToken };
}
