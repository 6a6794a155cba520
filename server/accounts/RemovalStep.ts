import type { Accounts } from '../app/callers/Accounts';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';

type Means = { uid: string; store: Store; files: StoredFiles; accounts: Accounts; now: Date };

/** Deletes a page of what belongs to an account; answers after what the next page begins, undefined when all is gone. */
export type RemovalStep = (means: Means, after: string) => Promise<string | undefined>;

/** Where the first page begins, and every page of a step that finds what is left by itself. */
export const FROM_START = '';
