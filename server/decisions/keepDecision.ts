import { type Decision, decisionSchema } from '@anunturi/shared-domain/moderation/decision';
import type { DecisionKind } from '@anunturi/shared-domain/moderation/decisionKinds';
import { MACHINE, type ModerationAction } from '@anunturi/shared-domain/moderation/moderationLog';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';
import { type LogNote, writeLogEntry } from '../app/command/writeLogEntry';
import { addToTally } from '../commands/moderation/decisionWrites';
import { restrictionEmail } from '../mail/emails/restrictionEmails';
import { tellPerson } from '../mail/tell';
import { addNotice } from '../notices/addNotice';

/** The kinds that stand in `decisions`, as the log calls them. */
const actions = {
  hold: 'listingHeld',
  wordRefusal: 'wordsRefused',
  wordChange: 'listingEdited',
  reportingBan: 'reportingBarred',
  fileLink: 'fileSharingStopped',
} as const satisfies Partial<Record<DecisionKind, ModerationAction>>;

type KeptKind = keyof typeof actions;
type Taken = Omit<Decision, 'kind' | 'at' | 'endedAt' | 'appeal' | 'appealedAt'> & {
  kind: KeptKind;
};

/**
 * Keeps a decision with its line in the public tally, tells its person in the account and by e-mail (`period`: at most once in it),
 * and answers its entry for the log; that of the program is written here.
 */
export async function keepDecision(
  id: string,
  decision: Taken,
  { heading, period }: { heading: string; period?: string },
  { store, now }: { store: Store; now: Date },
): Promise<LogNote> {
  const { kind, personId, targetKind, targetId, targetTitle, ground, facts } = decision;
  store.set(documentPaths.decision(id), parseFields(decisionSchema, { ...decision, at: now }));
  addToTally(store, now, { kind, ...(ground && { ground }) });
  const note: LogNote = {
    action: actions[kind],
    targetKind,
    targetId,
    targetTitle,
    ...(ground && { ground }),
    text: facts,
  };
  if (decision.byMachine) writeLogEntry(note, { actorId: MACHINE, store, now });
  const about = {
    kind: 'decision',
    subject: kind,
    period: period ?? String(now.getTime()),
  } as const;
  await tellPerson(personId, about, restrictionEmail({ ...decision, heading }), { store, now });
  await addNotice(
    personId,
    { ...about, text: `${heading}. Vedeți motivele și cum contestați.`, path: links.ownReports() },
    { store, now },
  );
  return note;
}
