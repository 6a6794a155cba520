import {
  FATAL_KINDS,
  type PartSums,
  type VisitCounts,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { KeptVisits } from './KeptSums';
import type { KeptTelemetry } from './placeFaults';
import type { Visit } from './visitTokens';

/** The newest visits of a version; more than it needs to be judged, and few enough to be told to other servers. */
const KEPT_VISITS = 1000;

/** What is live, and canaries: `blog 1.0.0-abc` → when it went live. */
export type ShownVersions = ReadonlyMap<string, string>;

/** `teller`: the network that told of it first. */
type Counted = { network: string; teller: string; hasFailed: boolean; hasDataFailed: boolean };

/**
 * At how many visits, of those that this site sent with a version, it was shown and failed. A visit counts once, however much
 * is told of it, and for the first network that tells: a page out of a cache in between gives one visit to several browsers.
 * A version that is released again begins anew. Kept in memory, and by other servers of the site.
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
        if (!visits.has(visit.id) && visits.size >= KEPT_VISITS)
          visits.delete([...visits.keys()][0]!);
        visits.set(visit.id, counted);
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
    /** `others`: what other servers of the site were told. */
    read(
      part: string,
      version: string,
      { live, others = [] }: { live: ShownVersions; others?: readonly KeptVisits[] },
    ): Pick<PartSums, 'visits' | 'data'> {
      forgetOthers(live);
      const key = `${part} ${version}`;
      const since = live.get(key);
      if (since === undefined) return {};
      const own = versions.get(key)?.visits;
      const all = [...merged(own, ofOthers(others, { key, since })).values()];
      if (all.length === 0) return {};
      const data = countsOf(all, ({ hasDataFailed }) => hasDataFailed);
      return {
        visits: { since, ...countsOf(all, ({ hasFailed }) => hasFailed) },
        ...(data.failed > 0 && { data }),
      };
    },
    /** For the other servers. */
    tell: (): KeptVisits =>
      Object.fromEntries(
        [...versions].map(([key, { since, visits }]) => [
          key,
          {
            since,
            visits: [...visits].map(([id, { network, teller, hasFailed, hasDataFailed }]) => [
              id,
              network,
              teller,
              hasFailed,
              hasDataFailed,
            ]),
          },
        ]),
      ),
  };
}

/** Visits that other servers were told of, while the same release was live. */
const ofOthers = (
  others: readonly KeptVisits[],
  { key, since }: { key: string; since: string },
): KeptVisits[string]['visits'] =>
  others.flatMap((each) => (each[key]?.since === since ? each[key].visits : []));

/** A page may come from one server, and be told of to several: it is one visit, of whom was known first. */
function merged(
  own: ReadonlyMap<string, Counted> = new Map(),
  others: KeptVisits[string]['visits'],
): Map<string, Counted> {
  const all = new Map(own);
  for (const [id, network, teller, hasFailed, hasDataFailed] of others) {
    const known = all.get(id);
    if (known && known.teller !== teller) continue;
    all.set(id, {
      network,
      teller,
      hasFailed: hasFailed || known?.hasFailed === true,
      hasDataFailed: hasDataFailed || known?.hasDataFailed === true,
    });
  }
  return all;
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
