import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import * as documents from '../accounts/removeOwnDocuments';
import * as files from '../accounts/removeOwnFiles';
import { noteClosed } from '../accounts/legalRequests';
import { FROM_START, type RemovalStep } from '../accounts/RemovalStep';
import { defineJob } from '../app/queue/defineJob';

/** In this order: files go before what names them, the sign-in last. */
const steps = {
  listings: documents.removeListings,
  conversations: documents.leaveConversation,
  favourites: documents.removeFavourites,
  lists: documents.removeLists,
  emails: documents.removeEmails,
  sessions: documents.removeSessions,
  archive: files.removeArchive,
  files: files.removeFiles,
  photos: files.removePhotos,
  profile: documents.removeProfile,
  signIn: documents.removeSignIn,
} satisfies Record<string, RemovalStep>;
type StepName = keyof typeof steps;
const order = Object.keys(steps) as StepName[];

/**
 * Deletes a closing account and what belongs to it, a page at a time: a page and the order for the next are one transaction,
 * and every page may be done again. What was rejected or reported stays for six months, as deleted.
 */
export const removeAccount = defineJob<{ uid: string; step?: StepName; after?: string }>({
  name: 'removeAccount',
  async run({ input: { uid, step = order[0]!, after = FROM_START }, ...means }) {
    const { store } = means;
    const user = await store.read(documentPaths.user(uid));
    if (user && user.closingAt === undefined) return;
    const next = await steps[step]({ uid, ...means }, after);
    const following = order[order.indexOf(step) + 1];
    if (next !== undefined) store.enqueue(removeAccount, { uid, step, after: next });
    else if (following) store.enqueue(removeAccount, { uid, step: following });
    else await noteClosed(uid, means);
  },
});
