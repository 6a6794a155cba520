import { readSiteConfig } from '@anunturi/edge/firestore/siteConfigFile';
import config from '../../remotes.config.json' with { type: 'json' };
import type { Failing } from './Failing';
import type { FrequentFault } from './faultEmail';
import { readTelemetry } from './readTelemetry';
import type { Signing } from './releaseKeys';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';
import { sendOnProject } from './sendOnProject';
import { stepBackEmail } from './stepBackEmail';
import { teamEmail } from './teamEmail';
import { watchReleases } from './watchReleases';

type Watched = {
  target: ReleaseTarget;
  site: { origin: string; token?: string | undefined };
  /** The Firebase project whose outbox takes e-mails to operator and teams; none are written unless told. */
  project?: string | undefined;
  onLook?: (about: object) => void;
  signing?: Signing | undefined;
};

/** Watches new versions and canaries of a target as a site sees them, until it is told to stop. @throws ReleaseRefused where that is switched off */
export function startWatch({
  target,
  site,
  project,
  onLook = () => {},
  signing,
}: Watched): () => void {
  if (config.stepBack.withinMinutes === 0)
    throw new ReleaseRefused(
      'Stepping back is switched off.',
      'Set `withinMinutes` of `stepBack` in remotes.config.json.',
    );
  const stop = watchReleases({
    target,
    settings: config.stepBack,
    readTelemetry: () => readTelemetry(site),
    ...(project && emailsOf(project, site.origin)),
    log: (line) => console.log(line),
    onLook,
    signing,
  });
  console.log(`New versions at ${target.name} are watched as ${site.origin} sees them.`);
  return stop;
}

/** The site's own words are read at the start: what is wrong with them is said then. */
function emailsOf(project: string, origin: string) {
  const site = { ...readSiteConfig(), origin };
  return {
    tell: (failing: Failing) => sendOnProject(project, stepBackEmail(failing, site)),
    ofFaults: {
      fromCount: config.faultEmails.fromCount,
      tell: (fault: FrequentFault) => sendOnProject(project, teamEmail(fault, site)),
    },
  };
}

/** Where the watch runs as a service, the time between looks is measured: docs/slo. */
export const logLook = (about: object): void =>
  console.log(JSON.stringify({ severity: 'INFO', message: 'look', ...about }));
