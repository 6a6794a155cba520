import type { ModerationAction } from '@anunturi/shared-domain/moderation/moderationLog';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';

/** So many entries about one target are looked through for the last decision. */
const ENTRIES = 50;

type Means = { adminId: string; store: Store };

/** Whether somebody else could decide: another administrator whose account is not blocked. */
async function hasOther({ adminId, store }: Means): Promise<boolean> {
  const administrators = await store.paths(documentPaths.users, (all) =>
    all.where('role', '==', 'admin').where('blocked', '==', false).limit(2),
  );
  return administrators.some((path) => path !== documentPaths.user(adminId));
}

/**
 * An appeal goes to another administrator than the one who decided (DSA art. 20 para. 6). Answers whether the same one has to
 * answer it, as there is no other: the person is told so. @throws Refusal notAllowed
 */
export async function refuseOwnDecision(
  targetId: string,
  decisions: readonly ModerationAction[],
  means: Means,
): Promise<boolean> {
  const entries = await means.store.find(documentPaths.moderationLog, (all) =>
    all.where('targetId', '==', targetId).orderBy('at', 'desc').limit(ENTRIES),
  );
  const last = entries.find(({ data }) => decisions.includes(data.action));
  if (last?.data.actorId !== means.adminId) return false;
  if (await hasOther(means))
    refuse(
      'notAllowed',
      'Decizia a fost luată de dumneavoastră: contestația o judecă alt administrator.',
    );
  return true;
}

/** Nobody decides about their own listing; where there is no other administrator, only an approval is theirs. @throws Refusal notAllowed */
export async function refuseOwnListing(
  { ownerId }: { ownerId: string },
  { isApproval, ...means }: Means & { isApproval: boolean },
): Promise<void> {
  if (ownerId !== means.adminId) return;
  if (!isApproval || (await hasOther(means)))
    refuse('notAllowed', 'Despre anunțul dumneavoastră hotărăște alt administrator.');
}
