import {
  type Moderation,
  moderationSchema,
  type ShownBefore,
} from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import type { LogNote } from '../../app/command/writeLogEntry';
import { parseFields } from '../../app/command/parseFields';
import type { Store } from '../../app/data/Store';
import { rejectedEmail } from '../../mail/emails/decisionEmails';
import { tellPerson } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';
import { answerReport } from './answerReport';
import { acceptedAtOf, addToTally } from './decisionWrites';

type Rejection = {
  kind: 'reject' | 'remove';
  ground: string;
  facts: string;
  reportIds: readonly string[];
};
type Target = Pick<LogNote, 'targetKind' | 'targetId' | 'targetTitle'> & {
  ownerId: string;
  /** What it said; absent of a listing that does not fit its schema. */
  before?: ShownBefore;
};

/** The statement as it stands beside the listing. @throws Refusal invalidInput */
export const toStatement = ({ kind, ground, facts, reportIds }: Rejection, now: Date): Moderation =>
  parseFields(moderationSchema, {
    decision: 'rejected',
    decidedAt: now,
    ground,
    facts,
    ...(kind === 'remove' && { removed: true }),
    ...(reportIds.length > 0 && { onNotice: true }),
  });

/**
 * Keeps the statement of reasons for the owner, grows the tally, holds what the seller publishes next, and answers the
 * reports that led to it.
 */
export async function keepRejection(
  rejection: Rejection,
  { ownerId, before, ...target }: Target,
  context: { adminId: string; store: Store; now: Date },
): Promise<LogNote[]> {
  const { store, now } = context;
  const { kind, facts, reportIds } = rejection;
  const isRemoval = kind === 'remove';
  const path = documentPaths.listingModeration(target.targetId);
  const acceptedAt = acceptedAtOf(await store.get(path, moderationSchema));
  const moderation = {
    ...(acceptedAt && { acceptedAt }),
    ...toStatement(rejection, now),
    ...(before && { before }),
  };
  const answers: LogNote[] = [];
  for (const reportId of reportIds)
    answers.push(...(await answerReport(reportId, { outcome: 'removed', text: facts }, context)));
  store.set(path, moderation);
  addToTally(store, now, {
    kind: isRemoval ? 'removal' : 'rejection',
    ground: moderation.ground!,
  });
  const seller = documentPaths.user(ownerId);
  if (await store.read(seller)) store.update(seller, { rejectedAt: now });
  await tellPerson(
    ownerId,
    { kind: 'decision', subject: target.targetId, period: String(now.getTime()) },
    rejectedEmail({
      title: target.targetTitle ?? '',
      ground: moderation.ground!,
      facts,
      isRemoval,
      isNotified: moderation.onNotice === true,
    }),
    context,
  );
  await addNotice(
    ownerId,
    {
      kind: 'decision',
      subject: target.targetId,
      period: String(now.getTime()),
      text: `Anunțul „${target.targetTitle ?? ''}” ${isRemoval ? 'a fost scos de pe site' : 'a fost respins'}. Vedeți motivele și cum contestați.`,
      path: links.ownListings('rejected'),
    },
    context,
  );
  const why = { ground: moderation.ground, text: facts };
  return [
    { action: isRemoval ? 'listingRemoved' : 'listingRejected', ...target, ...why },
    ...answers,
  ];
}
