import type {
  CanaryVerdict,
  PartSums,
  VisitCounts,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { type Complaints, isReached } from './isReached';

/** `canary` of remotes.config.json: from when on a canary may be promoted, and what is worse than the live version. */
export type CanaryRules = {
  fromVisits: number;
  fromAddresses: number;
  forMinutes: number;
  /** More failed visits of a hundred than of the live version. */
  worseByPercent: number;
};

type Rules = { canary: CanaryRules; stepBack: { seenBroken: Complaints; onTheirWord: Complaints } };
type Seen = Pick<PartSums, 'visits' | 'data' | 'look'>;

const MINUTE_MS = 60_000;
/** Data that fails in the live version half as often is away for other reasons. */
const ALIKE = 0.5;

/**
 * What is to be done with a canary. Its own faults end it: what the server finds when it looks, or what many visits say. Nothing
 * against it is not enough to promote it: so many visits, networks and minutes must speak for it.
 */
export function canaryVerdict(
  { canary, live, ageMs }: { canary: Seen; live: Seen; ageMs: number },
  { canary: rules, stepBack: { seenBroken, onTheirWord } }: Rules,
): Pick<CanaryVerdict, 'verdict' | 'why' | 'ends'> {
  const data =
    shareOf(live.data) >= ALIKE * shareOf(canary.data) && live.data ? undefined : canary.data;
  const isToBlame = (complaints: Complaints) =>
    isReached(canary.visits, complaints) || isReached(data, complaints);
  if (canary.look && canary.look.faults.length > 0)
    return { verdict: 'stepBack', why: 'seenBroken', ends: isToBlame(seenBroken) };
  if (isToBlame(onTheirWord)) return { verdict: 'stepBack', why: 'fails', ends: true };
  const isWorse = (ofCanary: VisitCounts | undefined, ofLive: VisitCounts | undefined) =>
    ofCanary !== undefined &&
    ofCanary.addresses.failed >= seenBroken.fromAddresses &&
    (shareOf(ofCanary) - shareOf(ofLive)) * 100 >= rules.worseByPercent;
  if (isWorse(canary.visits, live.visits) || isWorse(data, live.data))
    return { verdict: 'stepBack', why: 'worse', ends: false };
  const { shown = 0, addresses } = canary.visits ?? {};
  if (ageMs < rules.forMinutes * MINUTE_MS) return wait('early');
  if (shown < rules.fromVisits) return wait('fewVisits');
  if ((addresses?.shown ?? 0) < rules.fromAddresses) return wait('fewAddresses');
  return { verdict: 'promote', why: 'sound', ends: false };
}

const wait = (why: CanaryVerdict['why']) => ({ verdict: 'wait', why, ends: false }) as const;

const shareOf = (counts: VisitCounts | undefined): number =>
  counts && counts.shown > 0 ? counts.failed / counts.shown : 0;
