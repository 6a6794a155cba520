import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { createHash } from 'node:crypto';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { pendingSearchSchema } from '@anunturi/shared-domain/search/pendingSearch';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { subscriberIdOf } from '../../alerts/subscriberId';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { refusePrograms } from '../../app/refusePrograms';
import { anyone } from '../../app/command/who';
import { confirmSearchEmail } from '../../mail/emails/alertEmails';
import { tellAddress, toMailLink } from '../../mail/tell';

const PENDING_MS = keptMs('unconfirmedSearch');
/** Anybody can give any address: it gets no more of these in a day, from any number of visitors. */
const ASKED_PER_DAY = 3;

/**
 * Asks an address whether it wants to be told what a search finds. The answer is the same whatever is known of the address, and
 * nothing that the visitor wrote stands in the e-mail.
 */
export const subscribeSearch = defineCommand(commands.subscribeSearch, {
  who: anyone,
  limit: perDay('searchSubscriptions'),
  async run({ input: { proof, ...fields }, store, now }) {
    refusePrograms(proof);
    const forgetAt = new Date(now.getTime() + PENDING_MS);
    const pending = parseFields(pendingSearchSchema, { ...fields, forgetAt });
    const subscriberId = subscriberIdOf(pending.email);
    const counter = `limitCounters/${toDayKey(now)}_confirmations_${subscriberId}`;
    const count = ((await store.read(counter))?.count as number | undefined) ?? 0;
    if (count >= ASKED_PER_DAY) return {};
    store.set(counter, { count: count + 1, forgetAt });
    const pendingId = digest(`${subscriberId} ${pending.query}`);
    store.set(documentPaths.pendingSearch(pendingId), pending);
    const url = await toMailLink({ act: 'confirmSearch', pendingId }, store);
    const told = { kind: 'searchConfirmation', subject: pendingId } as const;
    await tellAddress(pending.email, told, confirmSearchEmail(url), { store, now });
    return {};
  },
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
