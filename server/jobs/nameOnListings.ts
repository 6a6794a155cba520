import { FieldValue } from '@google-cloud/firestore';
import { toSellerName, type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { keepHold } from '../decisions/keepHold';
import { sellerHold } from '../listings/isHeld';
import { photosFollow } from '../listings/photosFollow';
import { readMarket } from '../listings/readMarket';

/** So many listings in one transaction. */
const PAGE = 50;

/** Writes a person's name on their listings, those beyond the first transaction; goes on where it stopped. */
export const nameOnListings = defineJob<{ uid: string; after: string }>({
  name: 'nameOnListings',
  async run({ input: { uid, after }, store, now }) {
    const user = await store.get(documentPaths.user(uid), userSchema);
    if (user) await nameListings(uid, user, store, now, after);
  },
});

/**
 * Writes who sells on the listings that follow `after`, and leaves the rest to the job. An active listing that is looked at before
 * others see a change of its words is looked at for a change of its seller's name too. Answers whether one of these waits now.
 */
export async function nameListings(
  uid: string,
  user: UserFields,
  store: Store,
  now: Date,
  after?: string,
): Promise<boolean> {
  const { sellerType } = user;
  const sellerName = toSellerName(user);
  const { trusted, rejectedAt } = user;
  const seller = { sellerType, sellerName, trusted, rejectedAt };
  const held = sellerHold(await readMarket(store), seller, now);
  const page = await store.find(documentPaths.listings, (all) => {
    const own = all.where('ownerId', '==', uid).orderBy('__name__').limit(PAGE);
    return after === undefined ? own : own.startAfter(after);
  });
  let someWait = false;
  for (const { id, path, data } of page) {
    if (data.sellerName === sellerName && data.sellerType === sellerType) continue;
    const version = FieldValue.increment(1);
    const hold = data.held === true ? 'heldBefore' : held;
    const goesBack = hold !== undefined && data.status === 'active';
    const change = { sellerType, sellerName, version, updatedAt: now };
    store.update(path, { ...change, ...(goesBack && { status: 'pending' }) });
    if (!goesBack) continue;
    someWait = true;
    photosFollow(id, uid, { from: 'active', to: 'pending' }, store);
    await keepHold(id, { ownerId: uid, title: String(data.title) }, hold, { store, now });
  }
  const last = page.at(-1);
  if (page.length === PAGE && last) store.enqueue(nameOnListings, { uid, after: last.id });
  return someWait;
}
