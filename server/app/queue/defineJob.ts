import type { OpenSearch } from '../../search/openSearch';
import type { Accounts } from '../callers/Accounts';
import type { Store } from '../data/Store';
import type { StoredFiles } from '../data/StoredFiles';

/**
 * What happens later or by the clock. Its writes and its end are one transaction, so what it does
 * to documents is done once; what it does to files and accounts may be done again. `Job` alone is any job:
 * only the queue, which kept the input, may run it.
 */
export type Job<Input = never> = {
  name: string;
  run(context: {
    input: Input;
    store: Store;
    files: StoredFiles;
    accounts: Accounts;
    /** Absent where lists are not answered. */
    search?: Pick<OpenSearch, 'percolate'> | undefined;
    now: Date;
  }): Promise<void>;
};

export const defineJob = <Input>(job: Job<Input>): Job<Input> => job;
