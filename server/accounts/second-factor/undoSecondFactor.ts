import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';
import { readSecondFactor } from './readSecondFactor';

/**
 * Undoes what somebody else may have done since a moment (ms): an app that was set up would keep the owner out, recovery codes that
 * were made would let the other one in. The app of a person with a role always stays: their mailbox alone must not be enough.
 * Answers whether the second factor is gone, and what its person is told, in Romanian.
 */
export async function undoSecondFactor(
  uid: string,
  { since, isStaff, store }: { since: number; isStaff: boolean; store: Store },
): Promise<{ isEnded: boolean; said: string[] }> {
  const path = documentPaths.secondFactor(uid);
  const { pending, ...kept } = await readSecondFactor(uid, store);
  const isSince = (at: Date | undefined) => at !== undefined && at.getTime() >= since;
  const isNewApp = isSince(kept.confirmedAt);
  if (isNewApp && !isStaff) {
    store.delete(path);
    return { isEnded: true, said: ['Am scos al doilea pas, activat între timp.'] };
  }
  const areNewCodes = isSince(kept.codesAt ?? kept.confirmedAt);
  if (pending || areNewCodes)
    store.set(path, { ...kept, ...(areNewCodes && { recoveryDigests: [] }) });
  return {
    isEnded: false,
    said: [
      ...(areNewCodes ? ['Codurile de rezervă făcute între timp nu mai sunt valabile.'] : []),
      ...(isNewApp
        ? [
            'Al doilea pas a fost schimbat între timp și rămâne, fiindcă lucrați în administrare: îl scoate cine are grijă de server.',
          ]
        : []),
    ],
  };
}
