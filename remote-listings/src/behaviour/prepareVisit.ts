import { preloadScreen } from '@anunturi/shared-runtime/lifecycles/preloadScreen';
import { readListingAhead } from '#data/readListingAhead';
import { carryPhoto } from './carryPhoto';

const prepared = new WeakSet<HTMLAnchorElement>();
let hasScreen = false;

/** Somebody is about to follow the link of a listing's card: its page is made ready, and its photo to be carried there. */
export function prepareVisit(link: HTMLAnchorElement): void {
  const isRead = readListingAhead(link.pathname);
  preloadScreen('viewListing').then(
    () => (hasScreen = true),
    () => undefined, // the visit asks again
  );
  if (prepared.has(link)) return;
  prepared.add(link);
  link.addEventListener('click', (event) => carryPhoto(event, hasScreen && isRead()));
}
