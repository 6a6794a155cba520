import { randomUUID } from 'node:crypto';
import { FieldValue } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** What search engines follow: an entry for each transaction that wrote listings or what they mean; no rule lets a browser in. */
export const LISTING_CHANGES = 'listingChanges';
/** Of people and of addresses without account alike. */
export const SAVED_SEARCHES = 'savedSearches';
/** An index that is older is read anew. */
export const CHANGES_KEPT_MS = 48 * 60 * 60 * 1000;

/** A document of `listingChanges/{id}`; `at` is the time of the commit. */
export type ListingChange = {
  listingIds: string[];
  /** Categories, places or rates changed. */
  settings: boolean;
  /** Paths of saved searches that were written. */
  searches?: string[];
};

/** What a transaction wrote that searches show. */
export class WrittenListings {
  private readonly listingIds = new Set<string>();
  private readonly searches = new Set<string>();
  private settings = false;
  /** Of the entry; what asks for its own writes names it. */
  readonly id = randomUUID();

  note(path: string): void {
    const [collection, id, ...below] = path.split('/');
    if (below.length === 2 && below[0] === SAVED_SEARCHES) this.searches.add(path);
    if (id === undefined || below.length > 0) return;
    if (collection === documentPaths.listings) this.listingIds.add(id);
    if (collection === documentPaths.categories || collection === 'settings') this.settings = true;
  }

  get isEmpty(): boolean {
    return this.listingIds.size === 0 && this.searches.size === 0 && !this.settings;
  }

  get path(): string {
    return `${LISTING_CHANGES}/${this.id}`;
  }

  toEntry(now: Date) {
    return {
      listingIds: [...this.listingIds],
      settings: this.settings,
      ...(this.searches.size > 0 && { searches: [...this.searches] }),
      at: FieldValue.serverTimestamp(),
      forgetAt: new Date(now.getTime() + CHANGES_KEPT_MS),
    };
  }
}
