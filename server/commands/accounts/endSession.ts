import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { endSingle } from '../../accounts/endSingle';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { blockedToo, stands } from '../../app/command/who';
import { forgetDevices } from '../../push/forgetDevices';
import { beganOf } from '../../accounts/beganOf';
import { findSessions } from './findSessions';

/** Ends one session of the caller: from here on its tokens are refused by rules and commands. */
export const endSession = defineCommand(commands.endSession, {
  who: blockedToo,
  limit: perDay('sessions'),
  async run({ caller, input: { id }, store, now }) {
    const { uid } = caller;
    const path = documentPaths.user(uid);
    const user = (await store.read(path)) ?? {};
    if (!stands(user, new Date(id * 1000))) return {};
    const others = (await findSessions(uid, store)).map(({ began }) => began);
    const standing = [...others.filter((began) => began !== id), beganOf(caller)];
    store.update(path, { ...endSingle(user, [id], standing), updatedAt: now });
    store.delete(documentPaths.session(uid, id));
    await noteSecurity('sessionEnded', byCaller(caller), { store, now });
    await forgetDevices(uid, (began) => began === id, store);
    return {};
  },
});
