import {
  TELEMETRY_REPORT_PATH,
  type TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { ReleaseRefused } from './ReleaseTarget';

const WITHIN_MS = 10_000;
const LOCAL_SITE = 'http://localhost:3000';

/**
 * What browsers have told a site: for callers that show its STATUS_TOKEN or ask on its own machine.
 * @throws Error with the reason when it does not say
 */
export async function readTelemetry(
  siteOrigin: string,
  token = process.env.STATUS_TOKEN,
): Promise<TelemetryReport> {
  const answer = await fetch(new URL(TELEMETRY_REPORT_PATH, siteOrigin), {
    headers: token ? { authorization: `Bearer ${token.trim()}` } : {},
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch((error: Error) => {
    throw new Error(`${siteOrigin} does not answer (${error.message}).`);
  });
  if (answer.status === 403)
    throw new Error(
      `${siteOrigin} answers 403: STATUS_TOKEN is ${token ? 'not its own' : 'not set'}.`,
    );
  if (!answer.ok) throw new Error(`${siteOrigin} answers ${answer.status}.`);
  return (await answer.json()) as TelemetryReport;
}

/**
 * Which site shows what is released to a target: for a folder, the one on this machine.
 * @throws ReleaseRefused for a bucket that nobody named one for
 */
export function siteOf(
  { isPublic, name }: { isPublic: boolean; name: string },
  site: string | undefined,
): string {
  if (!site && isPublic)
    throw new ReleaseRefused(`Which site shows ${name}? Add: --site https://your-domain`);
  return site || LOCAL_SITE;
}
