import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { toShownBlock } from '../../accounts/toShownBlock';
import { defineCommand } from '../../app/command/defineCommand';
import { blockedToo } from '../../app/command/who';
import { ownListings } from '../../listings/ownListings';
import { unreadOf } from '../conversations/unreadOf';
import { unreadNotices } from '../../notices/unreadNotices';
import { searchNewsOf } from '../lists/searchNewsOf';

/** What the first tab of the caller's account shows, in one request; of nobody else anything. */
export const readDashboard = defineCommand(commands.readDashboard, {
  who: blockedToo,
  onlyReads: true,
  async run({ caller, store, search, now }) {
    const { uid } = caller;
    const [own, unreadByListing, searches, notices] = await Promise.all([
      ownListings(uid, store, now),
      unreadOf(uid, store),
      searchNewsOf(uid, { store, search, now }),
      unreadNotices(uid, store),
    ]);
    const block = toShownBlock(await store.read(documentPaths.user(uid)));
    return { ...own, unreadByListing, searches, notices, ...(block && { block }) };
  },
});
