import { type Attack, onlyCode, onlyForbidden } from '../Attack';

const admin = { stringValue: 'admin' };

/** What somebody writes or does that is not theirs to do. */
export const actingTries: readonly Attack[] = [
  {
    what: 'A person makes themselves an administrator',
    by: 'rules',
    run: async ({ site, thief }) =>
      onlyForbidden(await site.write(`users/${thief.uid}`, { role: admin }, thief.idToken)),
  },
  {
    what: 'A person says that their session has proved the second factor',
    by: 'rules',
    run: async ({ site, thief }) =>
      onlyForbidden(
        await site.write(
          `users/${thief.uid}`,
          { secondFactorSessions: { arrayValue: {} } },
          thief.idToken,
        ),
      ),
  },
  {
    what: 'A person writes a listing past the commands',
    by: 'rules',
    run: async ({ site, thief }) =>
      onlyForbidden(
        await site.write(
          'listings/Attack00000000000001',
          { ownerId: { stringValue: thief.uid }, status: { stringValue: 'active' } },
          thief.idToken,
        ),
      ),
  },
  ...['readQueues', 'readFailedEmails'].map((name): Attack => ({
    what: `A person runs the administrators’ ${name}`,
    by: 'commands',
    run: async ({ site, thief }) =>
      onlyCode(await site.call(name, {}, thief.idToken), 'notAllowed'),
  })),
  {
    what: 'A person blocks another one',
    by: 'commands',
    run: async ({ site, thief, victim }) =>
      onlyCode(
        await site.call(
          'blockUser',
          { uid: victim.uid, ground: 'spam', reason: 'x' },
          thief.idToken,
        ),
        'notAllowed',
      ),
  },
  {
    what: 'An unconfirmed address writes to a seller',
    by: 'commands',
    run: async ({ site, thief }) =>
      onlyCode(
        await site.call(
          'startConversation',
          { listingId: 'Attack00000000000001', text: 'Bună ziua' },
          thief.idToken,
        ),
        'emailNotVerified',
      ),
  },
  {
    what: 'A person is called like the operator, by Cyrillic letters',
    by: 'commands',
    run: async ({ site, thief }) =>
      onlyCode(
        await site.call(
          'editProfile',
          { displayName: 'Аdmіnіstrаtоr', sellerType: 'private' },
          thief.idToken,
        ),
        'invalidInput',
        'notAllowed',
      ),
  },
  {
    what: 'The page of another site calls a command',
    by: 'commands',
    run: async ({ site, thief }) =>
      onlyCode(
        await site.call('closeAccount', {}, thief.idToken, { 'sec-fetch-site': 'cross-site' }),
        'notAllowed',
      ),
  },
  {
    what: 'A body of 600 kB is sent to a command',
    by: 'commands',
    run: async ({ site, thief }) =>
      onlyCode(
        await site.call('editProfile', { displayName: 'x'.repeat(600_000) }, thief.idToken),
        'tooLarge',
      ),
  },
  {
    what: 'A visitor closes an account',
    by: 'commands',
    run: async ({ site }) => onlyCode(await site.call('closeAccount', {}), 'signInNeeded'),
  },
];
