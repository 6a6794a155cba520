import { createHash } from 'node:crypto';
import { type ReportFields, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Caller } from '../../app/callers/Caller';
import type { Store } from '../../app/data/Store';

type Thing = Pick<ReportFields, 'target' | 'targetId' | 'ground'>;

/**
 * The open notice that the caller's account, or a visitor's address, has filed about a thing; `keep` notes another one as such. All
 * things that are not there count as one, as anybody can make up any number of them; but not for child abuse, where each may be real.
 */
export async function findOpenReport(
  { target, targetId, ground }: Thing,
  { caller, isThere, store, now }: { caller: Caller; isThere: boolean; store: Store; now: Date },
) {
  const source = caller.uid ?? caller.addressKey;
  const thing = isThere || ground === 'childAbuse' ? `${target} ${targetId}` : 'gone';
  const id = createHash('sha256').update(`${source} ${thing}`).digest('hex').slice(0, 40);
  const path = documentPaths.reportSource(id);
  const receipt = (await store.read(path))?.receipt as string | undefined;
  const report =
    receipt === undefined
      ? null
      : await store.get<ReportFields>(documentPaths.report(receipt), reportSchema);
  // An account is known for as long as a notice may wait; the digest of an address, for the day of its salt.
  const knownMs = keptMs(caller.uid === null ? 'digest' : 'reportSource');
  return {
    open: receipt !== undefined && report?.status === 'open' ? { receipt, report } : undefined,
    keep: (made: string) =>
      store.set(path, { receipt: made, forgetAt: new Date(now.getTime() + knownMs) }),
  };
}
