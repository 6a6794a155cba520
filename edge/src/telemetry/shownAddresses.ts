import { createHash, randomBytes } from 'node:crypto';
import { FATAL_KINDS, type PartSums } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { TelemetryMessage } from '@anunturi/shared-contract/telemetry/telemetrySchema';

/** More addresses than a new version needs to be judged. */
const KEPT_ADDRESSES = 5000;

/** What is live, and canaries: `blog 1.0.0-abc` → when it went live. */
export type ShownVersions = ReadonlyMap<string, string>;

/**
 * To how many addresses each version was shown, and how many it failed: one broken browser counts once, however often it
 * complains. A version that is released again begins anew. Kept in memory alone, by a hash whose salt ends with the process.
 */
export function createShownAddresses() {
  const salt = randomBytes(16);
  const versions = new Map<string, { since: string; shown: Set<string>; failed: Set<string> }>();
  const forgetOthers = (live: ShownVersions) => {
    for (const [key, { since }] of versions) if (live.get(key) !== since) versions.delete(key);
  };
  return {
    add(
      { loads = [], faults = [] }: TelemetryMessage,
      household: string,
      live: ShownVersions,
    ): void {
      forgetOthers(live);
      const address = createHash('sha256').update(salt).update(household).digest('base64url');
      const find = ({ part, version }: { part: string; version: string }) => {
        const key = `${part} ${version}`;
        const since = live.get(key);
        if (since === undefined) return undefined;
        const found = versions.get(key) ?? { since, shown: new Set(), failed: new Set() };
        versions.set(key, found);
        return found;
      };
      const fatal = faults.filter(({ kind }) => FATAL_KINDS.includes(kind));
      for (const each of [...loads, ...fatal]) {
        const found = find(each);
        if (found && found.shown.size < KEPT_ADDRESSES) found.shown.add(address);
      }
      for (const each of fatal) {
        const found = find(each);
        if (found?.shown.has(address)) found.failed.add(address);
      }
    },
    read(part: string, version: string, live: ShownVersions): PartSums['addresses'] {
      forgetOthers(live);
      const found = versions.get(`${part} ${version}`);
      return found && { since: found.since, shown: found.shown.size, failed: found.failed.size };
    },
  };
}
