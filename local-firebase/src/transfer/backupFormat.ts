import type { Account } from '../auth/AccountStore';
import { ExpectedFailure } from '../server/ExpectedFailure';
import type { RestFields } from '../RestValue';
import type { FileRecord } from '../storage/fileRecord';

/** The name that stored backups carry: older than the name of this package. */
export const BACKUP_FORMAT = 'anunturi-backup';

/** `backup.json` at the root of a backup; the counts are checked before anything is restored. */
export type Manifest = {
  format: typeof BACKUP_FORMAT;
  version: 1;
  createdAt: string;
  documents: number;
  accounts: number;
  files: number;
  /** The indexes that there were, which are built again before the data are served; absent in earlier backups. */
  indexes?: [project: string, definition: string][];
};
/** A line of documents.jsonl; times are microseconds since 1970. */
export type DocumentLine = {
  project: string;
  path: string[];
  fields: RestFields;
  created: number;
  updated: number;
};
/** A line of accounts.jsonl: password hashes included, so keep backups as secret as the data folder. */
export type AccountLine = Account;
/** A line of files.jsonl; the bytes are in `files/{generation}`. */
export type FileLine = FileRecord;

export const manifestName = 'backup.json';
export const lineFiles = {
  documents: 'documents.jsonl',
  accounts: 'accounts.jsonl',
  files: 'files.jsonl',
} as const;

/** A backup that cannot be made or restored, said plainly. */
export class TransferError extends ExpectedFailure {
  override name = 'TransferError';
}
