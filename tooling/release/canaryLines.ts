import type {
  CanaryReason,
  CanaryVerdict,
  TelemetryReport,
  VisitCounts,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';

const reasons: Record<CanaryReason, string> = {
  sound: 'nothing speaks against it',
  seenBroken: 'the site itself finds a fault in it',
  fails: 'its visitors say that it fails',
  worse: 'it fails more often than what is live',
  early: 'it has not run for long enough',
  fewVisits: 'too few visits have shown it',
  fewAddresses: 'too few networks have seen it',
};

/** What is to be done with each canary, why, and by which visits; of each a line. */
export const canaryLines = (telemetry: TelemetryReport | null): string[] =>
  (telemetry?.canaries ?? []).map((canary) => {
    const { name, version, why, visits, live, only } = canary;
    const whom = [only?.county && ` of ${only.county}`, only?.signedIn && ' signed in'];
    return `canary ${name} ${version}${whom.filter(Boolean).join('')}: ${adviceOn(canary)}, since ${reasons[why]} (failed ${shareOf(visits)} visits; live ${shareOf(live)}).`;
  });

function adviceOn({ name, verdict, ends }: CanaryVerdict): string {
  if (verdict === 'promote') return `promote it (npm run release:promote -- ${name})`;
  if (verdict === 'wait') return 'wait';
  return ends ? 'it is being ended by the site' : `step back (npm run release:canary -- ${name} 0)`;
}

const shareOf = (counts: VisitCounts | undefined) =>
  counts ? `${counts.failed} of ${counts.shown}` : '0 of 0';
