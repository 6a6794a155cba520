import { deviceStore } from '@anunturi/shared-contract/storage/deviceStore';
import { listOf } from '@anunturi/shared-contract/storage/storedShape';
import { DELETIONS_DUE_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { createStore } from '@anunturi/shared-contract/storage/createStore';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';

const NONE: readonly string[] = [];

const ARCHIVED =
  'Anunțul a fost respins sau sesizat: nu mai apare nicăieri, rămâne șase luni în arhivă, apoi se șterge.';

type Due = { uid: string; id: string };
/** Where storage is closed, deletions live as long as the page. */
const due = deviceStore(DELETIONS_DUE_KEY, listOf<Due>({ uid: 'string', id: 'string' }));
const kept = () => due.get() ?? [];
/** Listings whose message with the undo is in sight. */
const undoable = new Set<string>();
const hidden = createStore(NONE);

/** Ids of listings that are about to be deleted: lists leave them out. */
export function useLeavingListings(): readonly string[] {
  return useStore(hidden, NONE);
}

/** Says that a listing is deleted, with the undo, and deletes it when that message goes; also when the page was closed meanwhile. */
export function deleteLater(
  uid: string,
  listing: { id: string; title: string },
  onDeleted: () => void,
): void {
  due.set([...kept(), { uid, id: listing.id }]);
  hidden.set([...hidden.get(), listing.id]);
  undoable.add(listing.id);
  showToast(`Anunțul „${listing.title}” a fost șters.`, {
    undo: () => forget(listing.id),
    onGone: () => void finish(listing.id, onDeleted),
  });
}

/** Finishes deletions that a closed page left behind. */
export async function finishDeletions(uid: string, onDeleted: () => void): Promise<void> {
  const left = kept().filter((each) => each.uid === uid && !undoable.has(each.id));
  if (left.length === 0) return;
  hidden.set([...hidden.get(), ...left.map((each) => each.id)]);
  for (const { id } of left) await finish(id, onDeleted);
}

async function finish(id: string, onDeleted: () => void) {
  try {
    const { deleteMyListing } = await import(
      /* webpackChunkName: "my-listing-acts" */ './deleteMyListing'
    );
    if ((await deleteMyListing(id)) === 'archived') showToast(ARCHIVED);
    onDeleted();
  } catch (error) {
    console.error('A listing could not be deleted', error);
    showToast(`Anunțul nu a putut fi șters. ${toRomanianMessage(error)}`, { tone: 'bad' });
  } finally {
    forget(id);
  }
}

function forget(id: string) {
  undoable.delete(id);
  due.set(kept().filter((each) => each.id !== id));
  hidden.set(hidden.get().filter((each) => each !== id));
}
