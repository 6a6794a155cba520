import type { Hono } from 'hono';

export type FirebaseOptions = {
  /** Kept across starts; made when missing. */
  dataFolder: string;
  /** Where the site is, e.g. http://localhost:3000: links of messages lead there, and its pages may call from a browser. */
  siteOrigin: string;
  /** `demo-anunturi` unless told. */
  projectId?: string;
  /** `demo-anunturi.appspot.com` unless told. */
  bucket?: string;
  /** Unsigned tokens, `Bearer owner`, other projects and rule swaps; never in production. */
  testMode?: boolean;
  /** Holds firestore.rules, storage.rules and firestore.indexes.json; `backend/` unless told. */
  rulesFolder?: string;
  /** Looks at the rules files and takes changes over; a file with an error keeps the old rules. */
  watchRules?: boolean;
  log?: (line: string) => void;
  now?: () => number;
};

/** What the seed and the scripts may do in process, past the rules. Every call may be repeated. */
export type AdminApi = {
  createUser(user: { uid: string; email: string; password: string; emailVerified?: boolean; displayName?: string; claims?: Record<string, unknown> }): Promise<void>;
  setDisabled(uid: string, disabled: boolean): void;
  /** Writes a whole document; numbers, strings, booleans, null, Date, arrays and plain objects. */
  writeDocument(path: string, data: Record<string, unknown>): void;
  readDocument(path: string): Record<string, unknown> | null;
  writeFile(path: string, bytes: Uint8Array, contentType: string, cacheControl?: string): Promise<void>;
};

export type OpenFirebase = { app: Hono; admin: AdminApi; close(): Promise<void> };

/** The embedded Firebase on a data folder. @throws RulesSyntaxError, or Error when another process holds the folder */
export declare function openFirebase(options: FirebaseOptions): Promise<OpenFirebase>;
