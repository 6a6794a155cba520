import { commands } from '@anunturi/shared-domain/commands/commands';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import { toNameFolded, userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { BLOCKED_ADDRESS_WORDS, hasBlockedAddress } from '../../app/callers/blockedAddress';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { Refusal, refuse } from '../../app/command/refuse';
import { authenticated } from '../../app/command/who';
import { readDisplayName } from './readPublicName';

/**
 * Gives a new account of Firebase Auth its documents: without them it can do nothing. Called again it changes nothing, so that
 * a registration that was interrupted ends at the next sign-in.
 */
export const registerProfile = defineCommand(commands.registerProfile, {
  who: authenticated,
  limit: perDay('registrations'),
  texts: { displayName: 'name' },
  async run({ caller, input, store, now }) {
    const { uid } = caller;
    if (await store.read(documentPaths.user(uid))) return {};
    if ((await store.read(documentPaths.deletedAccount(uid))) || caller.email === undefined)
      refuse('signInNeeded');
    const { email } = caller;
    if (await hasBlockedAddress(caller, store))
      throw new Refusal('notAllowed', BLOCKED_ADDRESS_WORDS, { email: BLOCKED_ADDRESS_WORDS });
    const displayName = readDisplayName(input.displayName);
    const user = parseFields(userSchema, {
      role: 'user',
      email,
      displayName,
      nameFolded: toNameFolded({ displayName }),
      sellerType: 'private',
      blocked: false,
      trusted: false,
      acceptedListings: 0,
      createdAt: now,
      updatedAt: now,
    });
    store.create(documentPaths.user(uid), user);
    store.create(documentPaths.profile(uid), toProfile(user));
    return {};
  },
});
