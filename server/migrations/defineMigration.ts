import type { DocumentData } from '@google-cloud/firestore';
import type { Store } from '../app/data/Store';

/** A document that may have to change; `path` as in `listings/abc`. */
export type StoredDocument = { path: string; data: DocumentData };

/**
 * A change of what older versions stored. Numbers follow one another and never change; a migration that has been
 * released is never edited.
 */
export type Migration = {
  number: number;
  /** What changes, for the operator who watches. */
  name: string;
  /** Documents of every collection of this name are looked at, one after the other. */
  collection: string;
  /**
   * Writes what has to be different, and nothing where the document is already as it should be: it may be called again
   * on what it changed, and while people use the market. Answers why it had to leave a document as it is, where somebody
   * has to mend something first.
   */
  change(document: StoredDocument, store: Store): Promise<string | void> | string | void;
};

export const defineMigration = (migration: Migration): Migration => migration;
