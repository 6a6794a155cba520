import { FieldValue } from '@google-cloud/firestore';
import { blockAppealSchema } from '@anunturi/shared-domain/people/blockAppeal';
import { type Decision, decisionSchema } from '@anunturi/shared-domain/moderation/decision';
import type { AppealOutcome } from '@anunturi/shared-domain/moderation/moderationFields';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';
import { addToTally } from '../commands/moderation/decisionWrites';
import { appealEmail } from '../mail/emails/decisionEmails';
import { tellPerson } from '../mail/tell';

type Answer = { outcome: AppealOutcome; answer: string; isSame?: boolean };
type Means = { store: Store; now: Date };

/** Answers the open appeal against a decision (DSA art. 20), tells its person and counts it; reversed, the decision is over. */
export async function answerDecision(
  id: string,
  decision: Decision,
  { outcome, answer, isSame = false }: Answer,
  { adminId, store, now }: Means & { adminId: string },
): Promise<void> {
  const isReversed = outcome === 'reversed';
  const appeal = parseFields(blockAppealSchema, {
    ...decision.appeal,
    outcome,
    answer,
    answeredAt: now,
    ...(isSame && { same: true }),
  });
  store.update(documentPaths.decision(id), {
    appeal,
    appealedAt: FieldValue.delete(),
    ...(isReversed && { endedAt: now }),
  });
  const { appealedAt } = decision;
  addToTally(store, now, {
    contested: 1,
    reversed: isReversed ? 1 : 0,
    machineReversed: isReversed && decision.byMachine ? 1 : 0,
    ...(appealedAt && { waited: { for: 'appeal', since: appealedAt, by: adminId } }),
  });
  await tellPerson(
    decision.personId,
    { kind: 'appealAnswered', subject: id, period: String(now.getTime()) },
    appealEmail(aboutOf(decision), outcome, { answer, isSame }),
    { store, now },
  );
}

/** What was decided, within a sentence to its person. */
function aboutOf({ kind, targetTitle }: Decision): string {
  if (kind === 'reportingBan') return 'suspendarea dreptului de a trimite sesizări';
  if (kind === 'wordRefusal') return 'textul refuzat pentru un cuvânt';
  if (kind === 'wordChange') return `textul schimbat al anunțului „${targetTitle}”`;
  return `verificarea anunțului „${targetTitle}”`;
}

/** A listing that was held is decided by a person: the hold is over, and an appeal against it has its answer. */
export async function endHold(
  listingId: string,
  { isApproved, answer }: { isApproved: boolean; answer: string },
  means: Means & { adminId: string },
): Promise<void> {
  const id = holdIdOf(listingId);
  const path = documentPaths.decision(id);
  const hold = await means.store.get<Decision>(path, decisionSchema);
  if (!hold || hold.endedAt) return;
  if (hold.appealedAt)
    await answerDecision(id, hold, { outcome: isApproved ? 'reversed' : 'upheld', answer }, means);
  means.store.update(path, { endedAt: means.now });
}

/** A held listing is taken away by its owner: there is nothing to decide any more. */
export async function dropHold(listingId: string, { store, now }: Means): Promise<void> {
  const path = documentPaths.decision(holdIdOf(listingId));
  const hold = await store.read(path);
  if (hold && !hold.endedAt) store.update(path, { endedAt: now, appealedAt: FieldValue.delete() });
}

/** A listing has one hold at a time. */
export const holdIdOf = (listingId: string): string => `h${listingId}`;
