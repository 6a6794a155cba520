import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { blockedToo, stands } from '../../app/command/who';
import { beganOf } from '../../accounts/beganOf';
import { findSessions } from './findSessions';

/** Where the caller is signed in: the device in words and when it was last used, this one first. */
export const readSessions = defineCommand(commands.readSessions, {
  who: blockedToo,
  onlyReads: true,
  async run({ caller, store }) {
    const user = (await store.read(documentPaths.user(caller.uid))) ?? {};
    const own = beganOf(caller);
    const sessions = (await findSessions(caller.uid, store))
      .filter(({ began }) => stands(user, new Date(began * 1000)))
      .map(({ began, deviceName, lastAt }) => ({
        id: began,
        device: deviceName,
        lastAtMs: lastAt.getTime(),
        isThis: began === own,
      }))
      .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastAtMs - a.lastAtMs);
    return { sessions };
  },
});
