import { randomUUID } from 'node:crypto';
import { FieldValue } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** What search engines follow: an entry for each transaction that wrote listings or what they mean; no rule lets a browser in. */
export const LISTING_CHANGES = 'listingChanges';
/** An index that is older is read anew. */
export const CHANGES_KEPT_MS = 48 * 60 * 60 * 1000;

/** A document of `listingChanges/{id}`; `at` is the time of the commit. */
export type ListingChange = {
  listingIds: string[];
  /** Categories, places or rates changed. */
  settings: boolean;
};

/** What a transaction wrote that searches show. */
export class WrittenListings {
  private readonly listingIds = new Set<string>();
  private settings = false;
  /** Of the entry; what asks for its own writes names it. */
  readonly id = randomUUID();

  note(path: string): void {
    const [collection, id, ...below] = path.split('/');
    if (id === undefined || below.length > 0) return;
    if (collection === documentPaths.listings) this.listingIds.add(id);
    if (collection === documentPaths.categories || collection === 'settings') this.settings = true;
  }

  get isEmpty(): boolean {
    return this.listingIds.size === 0 && !this.settings;
  }

  get path(): string {
    return `${LISTING_CHANGES}/${this.id}`;
  }

  toEntry(now: Date) {
    return {
      listingIds: [...this.listingIds],
      settings: this.settings,
      at: FieldValue.serverTimestamp(),
      forgetAt: new Date(now.getTime() + CHANGES_KEPT_MS),
    };
  }
}
