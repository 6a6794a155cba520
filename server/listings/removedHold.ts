import type { Store } from '../app/data/Store';
import type { HoldReason } from '../decisions/keepHold';
import type { Described } from './composeListing';
import { hasRemovedPhoto } from './hasRemovedPhoto';
import { hasRemovedText } from './hasRemovedText';

/** Why what shows or says the same as a removed listing of its seller is looked at first; undefined where it does not. */
export async function removedHold(
  described: Described,
  ownerId: string,
  store: Store,
): Promise<HoldReason | undefined> {
  if (await hasRemovedPhoto(described.photos, ownerId, store)) return 'removedPhoto';
  return (await hasRemovedText(described, ownerId, store)) ? 'removedText' : undefined;
}
