import type { ReportFields } from '@anunturi/shared-domain/moderation/report';
import type { ModerationAction } from '@anunturi/shared-domain/moderation/moderationLog';
import { type Permission, rolesThatMay } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { hasMailbox } from '../../app/callers/blockedAddress';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

/** So many entries about one target are looked through for the last decision. */
const ENTRIES = 50;

const OWN_LISTING = 'Despre anunțul dumneavoastră hotărăște altcineva din administrare.';

type Means = { adminId: string; store: Store };
/** What the other one must be allowed; `people` where the account is that of somebody with a role. */
type Other = { permission?: Permission };

/** Whether somebody else could decide: another person whose role allows it and whose account is not blocked. */
async function hasOther({
  adminId,
  store,
  permission = 'moderate',
}: Means & Other): Promise<boolean> {
  const administrators = await store.paths(documentPaths.users, (all) =>
    all.where('role', 'in', rolesThatMay(permission)).where('blocked', '==', false).limit(2),
  );
  return administrators.some((path) => path !== documentPaths.user(adminId));
}

/**
 * An appeal goes to somebody else than the one who decided (DSA art. 20 para. 6). Answers whether the same one has to
 * answer it, as there is no other: the person is told so. @throws Refusal notAllowed
 */
export async function refuseOwnDecision(
  targetId: string,
  decisions: readonly ModerationAction[],
  means: Means & Other,
): Promise<boolean> {
  const entries = await means.store.find(documentPaths.moderationLog, (all) =>
    all.where('targetId', '==', targetId).orderBy('at', 'desc').limit(ENTRIES),
  );
  const last = entries.find(({ data }) => decisions.includes(data.action));
  if (last?.data.actorId !== means.adminId) return false;
  if (await hasOther(means))
    refuse(
      'notAllowed',
      'Decizia a fost luată de dumneavoastră: contestația o judecă altcineva din administrare.',
    );
  return true;
}

/** Nobody answers an appeal of their own while somebody else can; the law wants an answer. @throws Refusal notAllowed */
export async function refuseOwnMatter(personId: string, means: Means): Promise<void> {
  if (personId === means.adminId && (await hasOther(means)))
    refuse('notAllowed', 'Despre dumneavoastră hotărăște altcineva din administrare.');
}

/** Nobody decides about their own listing; what somebody who is alone may do all the same says `mayAlone`. @throws Refusal notAllowed */
export async function refuseOwnListing(
  { ownerId }: { ownerId: string },
  { mayAlone, ...means }: Means & { mayAlone: boolean },
): Promise<void> {
  if (ownerId !== means.adminId) return;
  if (!mayAlone || (await hasOther(means))) refuse('notAllowed', OWN_LISTING);
}

/**
 * Nobody answers a notice that they sent or that is about what is theirs, while somebody else can; the law wants an answer, so one who is alone gives it.
 * @throws Refusal notAllowed
 */
export async function refuseOwnReport(
  id: string,
  {
    target,
    targetId,
    reporterId,
    reporterEmail,
  }: Pick<ReportFields, 'target' | 'targetId' | 'reporterId' | 'reporterEmail'>,
  means: Means,
): Promise<void> {
  const { adminId, store } = means;
  const snapshot = await store.read(documentPaths.reportSnapshot(id));
  const listing = target === 'listing' ? await store.read(documentPaths.listing(targetId)) : null;
  const theirs = [
    reporterId,
    snapshot?.authorId,
    listing?.ownerId,
    target === 'profile' && targetId,
  ];
  const isOwn =
    theirs.includes(adminId) ||
    (reporterEmail !== undefined && (await hasMailbox(adminId, reporterEmail, store)));
  if (isOwn && (await hasOther(means)))
    refuse(
      'notAllowed',
      'La sesizarea dumneavoastră sau despre dumneavoastră răspunde altcineva din administrare.',
    );
}

/**
 * Nobody answers, closes or deletes a message of the contact page that came from their own address, while somebody else can. What a message
 * says about a person is nothing that a program knows. @throws Refusal notAllowed
 */
export async function refuseOwnMessage(
  { email }: { email: string },
  { adminId, store }: Means,
): Promise<void> {
  if (!(await hasMailbox(adminId, email, store))) return;
  if (await hasOther({ adminId, store, permission: 'messages' }))
    refuse('notAllowed', 'La mesajul dumneavoastră răspunde altcineva din administrare.');
}
