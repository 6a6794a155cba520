import { Hono } from 'hono';
import type { Authenticate } from '../caller';
import type { DocumentReader, Ruleset } from '../rules/ruleset';
import type { FileStore } from './FileStore';

export type StorageAppOptions = {
  store: FileStore;
  authenticate: Authenticate;
  /** The rules now in force; asked for at every request, so that a reload counts at once. */
  rules: () => Ruleset;
  /** Documents for `firestore.get()` and `firestore.exists()`. */
  documents: DocumentReader;
  /** Buckets that exist; in test mode any. */
  buckets: readonly string[];
  testMode: boolean;
  /** Origins other than our own that may call from a browser. */
  allowedOrigins?: readonly string[];
  /** Largest file in bytes, 5 GiB unless told. */
  maxFileBytes?: number;
  now?: () => number;
};

/** Firebase Storage's REST interface below /v0/b as the web SDK calls it. */
export function createStorageApp(_options: StorageAppOptions): Hono {
  return new Hono();
}
