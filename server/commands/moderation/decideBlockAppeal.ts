import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { blockAppealSchema } from '@anunturi/shared-domain/people/blockAppeal';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { liftBlock } from '../../accounts/liftBlock';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { appealEmail } from '../../mail/emails/decisionEmails';
import { tellPerson } from '../../mail/tell';
import { readPerson } from '../administration/readPerson';
import { refuseOwnDecision } from './anotherDecides';
import { addToTally } from './decisionWrites';
import { parseAnswer } from './parseAnswer';
import { reverseReports } from './reverseReports';

/** Answers a suspended person's appeal (DSA art. 20): the suspension stays, or ends at once. */
export const decideBlockAppeal = defineAdminCommand(commands.decideBlockAppeal, async (context) => {
  const { input, store, now } = context;
  const { uid, outcome } = input;
  const answer = parseAnswer(input.answer);
  const { user, target } = await readPerson(uid, context);
  if (!user.blocked || !user.blockAppealedAt) refuse('wrongStatus');
  const isSame = await refuseOwnDecision(uid, ['userBlocked'], {
    ...context,
    ...(isStaff(user.role) && { permission: 'people' }),
  });
  const isReversed = outcome === 'reversed';
  if (isReversed) {
    await liftBlock(uid, user, context);
    await reverseReports({ personId: uid }, 'removed', { ...context, since: user.blockedAt });
  } else {
    const answered = { ...user.blockAppeal, outcome, answer, answeredAt: now };
    const blockAppeal = parseFields(blockAppealSchema, {
      ...answered,
      ...(isSame && { same: true }),
    });
    const path = documentPaths.user(uid);
    store.update(path, { blockAppeal, blockAppealedAt: FieldValue.delete(), updatedAt: now });
  }
  await tellPerson(
    uid,
    { kind: 'appealAnswered', subject: 'block', period: String(now.getTime()) },
    appealEmail('suspendarea contului', outcome, { answer, isSame }),
    context,
  );
  addToTally(store, now, {
    contested: 1,
    reversed: isReversed ? 1 : 0,
    waited: { for: 'appeal', since: user.blockAppealedAt as Date, by: context.adminId },
  });
  const action = isReversed ? 'blockReversed' : 'blockUpheld';
  return { log: { action, ...target, text: answer }, result: {} };
});
