import type { Accounts } from '../app/callers/Accounts';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';

/** A file of the export as JSON, by its name without the ending. */
export type ExportedDocument = { name: string; content: unknown };

/** Some of what is kept about a person: documents, paths of files, and after what the next page begins. */
type ExportPage = { documents: ExportedDocument[]; files?: string[]; next?: string };

/** One part of an export, a page at a time; nothing of others is in it. */
export type ExportPart = (
  means: { uid: string; store: Store; files: StoredFiles; accounts: Accounts },
  after: string,
) => Promise<ExportPage>;

type Found = Awaited<ReturnType<Store['find']>>[number];
export const withId = ({ id, data }: Found) => ({ id, ...data });
