import { commands } from '@anunturi/shared-contract/commands/commands';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { refuse } from '../../app/refuse';
import { endSessions } from '../../jobs/endSessions';
import { hideShown } from '../../jobs/hideListings';
import { blockedAddressPath } from '../accounts/addressDigest';

/**
 * Blocks a person: nothing they send is taken, their listings and phone are hidden, their sessions end, and their address
 * does not register again.
 */
export const blockUser = defineAdminCommand(
  commands.blockUser,
  async ({ adminId, input: { uid, reason: given }, store, now }) => {
    const path = documentPaths.user(uid);
    const user = await store.get(path, userSchema);
    if (!user) refuse('notFound');
    if (uid === adminId) refuse('notAllowed');
    if (user.blocked) refuse('changedElsewhere', 'Persoana este deja blocată.');
    const { blockedReason } = parseFields(userSchema, {
      ...user,
      blocked: true,
      blockedReason: given.trim(),
    });
    // Tokens are dated in whole seconds: those of this second end too.
    const sessionsEndedAt = new Date(Math.ceil((now.getTime() + 1) / 1000) * 1000);
    const block = { blocked: true, blockedReason, blockedAt: now, sessionsEndedAt };
    store.update(path, { ...block, updatedAt: now });
    store.set(blockedAddressPath(user.email), { uid, at: now });
    store.enqueue(endSessions, { uid, before: sessionsEndedAt.getTime() });
    await hideShown(uid, store, now);
    return {
      log: {
        action: 'userBlocked',
        targetKind: 'user',
        targetId: uid,
        targetTitle: user.displayName,
        ...(blockedReason !== undefined && { text: blockedReason }),
      },
      result: {},
    };
  },
);
