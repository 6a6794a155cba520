import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { NOTE_MAX, STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { barAddresses } from '../../app/callers/blockedAddress';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse, Refusal } from '../../app/command/refuse';
import { endBlock, endBlockJob } from '../../jobs/endBlock';
import { hideShown } from '../../jobs/hideListings';
import { endAllSessions } from '../../accounts/endAllSessions';
import { blockedEmail } from '../../mail/emails/blockEmails';
import { tellPerson } from '../../mail/tell';
import { addToTally } from '../moderation/decisionWrites';
import { readPerson } from './readPerson';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Suspends a person, for some days or without an end: nothing they send is taken, their listings, phone and profile are hidden,
 * their sessions end, and no address that they have confirmed registers again. They sign in to read why and to appeal.
 */
export const blockUser = defineAdminCommand(
  commands.blockUser,
  async ({ caller, adminId, input: { uid, ground, reason, days }, store, accounts, now }) => {
    const path = documentPaths.user(uid);
    const { user, target } = await readPerson(uid, { adminId, store });
    if (user.blocked) refuse('changedElsewhere', 'Persoana este deja blocată.');
    const facts = parseFacts(reason);
    const until = days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
    store.update(path, {
      blocked: true,
      blockedReason: facts,
      blockedGround: ground,
      blockedAt: now,
      ...(until && { blockedUntil: until }),
      ...endAllSessions(uid, { store, now }),
      updatedAt: now,
    });
    if (until) store.enqueue(endBlock, { uid }, { at: until, path: endBlockJob(uid) });
    const { mailboxes } = user;
    await barAddresses({ uid, mailboxes }, await accounts.read(uid), { store, now });
    store.delete(documentPaths.profile(uid));
    await hideShown(uid, store, now);
    addToTally(store, now, { kind: 'suspension', ground });
    await tellPerson(
      uid,
      { kind: 'decision', subject: 'block', period: String(now.getTime()) },
      blockedEmail({ ground, facts, until }),
      { store, now },
    );
    await noteSecurity('accountBlocked', { ...byCaller(caller), aboutId: uid }, { store, now });
    return { log: { action: 'userBlocked', ...target, ground, text: facts }, result: {} };
  },
);

/** @throws Refusal invalidInput, beside `reason` */
function parseFacts(given: string): string {
  const facts = given.trim();
  if (facts.length >= STATEMENT_FACTS_MIN && facts.length <= NOTE_MAX) return facts;
  const why = `Descrieți faptele în ${STATEMENT_FACTS_MIN}-${NOTE_MAX} de caractere.`;
  throw new Refusal('invalidInput', why, { reason: why });
}
