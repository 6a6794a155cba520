import type { DraftStore } from '#data/drafts/draftStore';
import type { EditedListing } from '#data/drafts/readListingToEdit';
import type { Draft } from '#domain/sell-form/draft';

/**
 * What a round of the edit form begins with. `restored`: unsaved changes kept on this device; `rebased`: they were
 * made on an older version.
 */
export type EditStart = EditedListing & {
  store: DraftStore;
  draft: Draft;
  kept: 'none' | 'restored' | 'rebased';
  turn: number;
};
