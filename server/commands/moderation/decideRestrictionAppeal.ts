import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { type Decision, decisionSchema } from '@anunturi/shared-domain/moderation/decision';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { answerDecision } from '../../decisions/endDecision';
import { putWordsBack } from '../../decisions/putWordsBack';
import { refuseOwnDecision, refuseOwnMatter } from './anotherDecides';
import { parseAnswer } from './parseAnswer';
import { reverseReports } from './reverseReports';

const decided = ['listingEdited', 'reportingBarred', 'fileSharingStopped'] as const;

/** Answers the appeal against a restriction of `decisions`: it stays, or is over with what it did. */
export const decideRestrictionAppeal = defineAdminCommand(
  commands.decideRestrictionAppeal,
  async (context) => {
    const { input, store } = context;
    const { decisionId, outcome } = input;
    const answer = parseAnswer(input.answer);
    const path = documentPaths.decision(decisionId);
    const decision = await store.get<Decision>(path, decisionSchema);
    if (!decision?.appealedAt) refuse('wrongStatus');
    if (decision.kind === 'hold')
      refuse(
        'wrongStatus',
        'Aprobați sau respingeți anunțul: contestația primește răspuns odată cu el.',
      );
    await refuseOwnMatter(decision.personId, context);
    const isSame =
      !decision.byMachine && (await refuseOwnDecision(decision.targetId, decided, context));
    if (outcome === 'reversed') await undo(decision, context);
    await answerDecision(decisionId, decision, { outcome, answer, isSame }, context);
    return {
      log: {
        action: outcome === 'reversed' ? 'decisionReversed' : 'decisionUpheld',
        targetKind: decision.targetKind,
        targetId: decision.targetId,
        targetTitle: decision.targetTitle,
        text: answer,
      },
      result: {},
    };
  },
);

/** Takes back what the restriction did. */
async function undo(decision: Decision, { store, now }: { store: Store; now: Date }) {
  const { kind, personId, targetId, words = [], at, until } = decision;
  const means = { store, now, since: at };
  const path = documentPaths.user(personId);
  if (kind === 'fileLink') return reverseReports({ personId, entryId: targetId }, 'removed', means);
  if (kind === 'wordChange') {
    await reverseReports({ listingId: targetId }, 'changed', means);
    return putWordsBack(targetId, decision, store, now);
  }
  const person = await store.read(path);
  if (!person) return;
  if (kind === 'wordRefusal')
    store.update(path, { allowedWords: FieldValue.arrayUnion(...words), updatedAt: now });
  // A later suspension is another decision, and stands.
  if (kind === 'reportingBan' && person.reportingBarredUntil?.getTime() === until?.getTime())
    store.update(path, { reportingBarredUntil: FieldValue.delete(), updatedAt: now });
}
