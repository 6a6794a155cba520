import { type DocumentData, FieldValue } from '@google-cloud/firestore';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import type { UserFields } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Accounts } from '../app/callers/Accounts';
import { freeAddresses } from '../app/callers/freeAddresses';
import type { Store } from '../app/data/Store';
import { restoreHidden } from '../jobs/hideListings';

const gone = FieldValue.delete();
/** What a document says of a block, taken away. */
const noBlock = {
  blocked: false,
  blockedReason: gone,
  blockedGround: gone,
  blockedAt: gone,
  blockedUntil: gone,
  blockAppeal: gone,
  blockAppealedAt: gone,
};

/** Gives a blocked person their rights back, and shows again what blocking hid; nothing of a closing account. */
export async function liftBlock(
  uid: string,
  user: DocumentData,
  { store, accounts, now }: { store: Store; accounts: Pick<Accounts, 'read'>; now: Date },
): Promise<void> {
  store.update(documentPaths.user(uid), { ...noBlock, updatedAt: now });
  await freeAddresses(uid, (await accounts.read(uid))?.email, store);
  if (user.closingAt) return;
  store.set(documentPaths.profile(uid), toProfile(user as UserFields));
  await restoreHidden(uid, store, now);
}
