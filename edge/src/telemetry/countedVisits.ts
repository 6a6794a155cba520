import {
  FATAL_KINDS,
  type PartSums,
  type VisitCounts,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { KeptTelemetry } from './placeFaults';
import type { Visit } from './visitTokens';

/** More visits than a new version needs to be judged. */
const KEPT_VISITS = 5000;

/** What is live, and canaries: `blog 1.0.0-abc` → when it went live. */
export type ShownVersions = ReadonlyMap<string, string>;

/** `teller`: the network that told of it first. */
type Counted = { network: string; teller: string; hasFailed: boolean; hasDataFailed: boolean };

/**
 * At how many visits, of those that this site sent with a version, it was shown and failed. A visit counts once, however much
 * is told of it, and for the first network that tells: a page out of a cache in between gives one visit to several browsers.
 * A version that is released again begins anew. Kept in memory alone.
 */
export function createVisitCounts() {
  const versions = new Map<string, { since: string; visits: Map<string, Counted> }>();
  const forgetOthers = (live: ShownVersions) => {
    for (const [key, { since }] of versions) if (live.get(key) !== since) versions.delete(key);
  };
  return {
    add(
      { loads = [], faults = [] }: KeptTelemetry,
      { visit, teller }: { visit: Visit; teller: string },
      live: ShownVersions,
    ): void {
      forgetOthers(live);
      const find = ({ part, version }: { part: string; version: string }) => {
        const key = `${part} ${version}`;
        const since = live.get(key);
        if (since === undefined || !visit.hasRelease(part, version)) return undefined;
        if (visit.atMs < secondOf(since)) return undefined; // an earlier time that it was live
        const { visits } = versions.get(key) ?? { visits: new Map<string, Counted>() };
        versions.set(key, { since, visits });
        const counted = visits.get(visit.id) ?? {
          network: visit.network,
          teller,
          hasFailed: false,
          hasDataFailed: false,
        };
        if (visits.size < KEPT_VISITS) visits.set(visit.id, counted);
        return counted.teller === teller ? counted : undefined;
      };
      loads.forEach(find);
      for (const each of faults) {
        const isFatal = FATAL_KINDS.includes(each.kind);
        const isOfData = each.kind === 'data';
        const counted = isFatal || isOfData ? find(each) : undefined;
        if (!counted) continue;
        counted.hasFailed ||= isFatal;
        counted.hasDataFailed ||= isOfData;
      }
    },
    read(part: string, version: string, live: ShownVersions): Pick<PartSums, 'visits' | 'data'> {
      forgetOthers(live);
      const found = versions.get(`${part} ${version}`);
      if (!found) return {};
      const all = [...found.visits.values()];
      const data = countsOf(all, ({ hasDataFailed }) => hasDataFailed);
      return {
        visits: { since: found.since, ...countsOf(all, ({ hasFailed }) => hasFailed) },
        ...(data.failed > 0 && { data }),
      };
    },
  };
}

/** A token says the second of its page. */
const secondOf = (since: string) => Math.floor((Date.parse(since) || 0) / 1000) * 1000;

function countsOf(
  visits: readonly Counted[],
  isFailed: (counted: Counted) => boolean,
): VisitCounts {
  const failed = visits.filter(isFailed);
  const networksOf = (some: readonly Counted[]) => new Set(some.map(({ network }) => network)).size;
  return {
    shown: visits.length,
    failed: failed.length,
    addresses: { shown: networksOf(visits), failed: networksOf(failed) },
  };
}
