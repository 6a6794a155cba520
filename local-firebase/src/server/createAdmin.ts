import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { AccountStore } from '../auth/AccountStore';
import { createAccountsAdmin, type NewUser } from '../auth/createAccountsAdmin';
import type { PasswordCost } from '../auth/passwords';
import type { Firestore } from '../firestore/Firestore';
import { parseDocumentName, fullName } from '../firestore/names';
import { readFields } from '../firestore/values/readValue';
import type { RestFields } from '../RestValue';
import type { FileStore } from '../storage/FileStore';
import { fromFields, toFields } from './plainFields';

/** What the seed and the scripts may do in process, past the rules. Every call may be repeated. */
export type AdminApi = {
  createUser(user: NewUser): Promise<void>;
  findUid(email: string): string | null;
  setDisabled(uid: string, disabled: boolean): void;
  addClaims(uid: string, claims: Record<string, unknown>): void;
  /** Writes a whole document at `collection/id[/...]`; numbers, strings, booleans, null, Date, Uint8Array, arrays and plain objects. */
  writeDocument(path: string, data: Record<string, unknown>): void;
  /** The document's data, null when there is none; timestamps are Date. */
  readDocument(path: string): Record<string, unknown> | null;
  /** Stores a file; one that already has these bytes and this type stays as it is. */
  writeFile(
    path: string,
    bytes: Uint8Array,
    contentType: string,
    cacheControl?: string,
  ): Promise<void>;
};

type Parts = {
  accounts: AccountStore;
  firestore: Firestore;
  files: FileStore;
  projectId: string;
  bucket: string;
  passwordCost: PasswordCost;
  now: () => number;
};

export function createAdmin({
  accounts,
  firestore,
  files,
  projectId,
  bucket,
  passwordCost,
  now,
}: Parts): AdminApi {
  const segmentsOf = (path: string) =>
    parseDocumentName(fullName({ project: projectId, segments: path.split('/') })).segments;
  return {
    ...createAccountsAdmin(accounts, passwordCost, now),
    writeDocument(path, data) {
      const write = {
        kind: 'set' as const,
        project: projectId,
        segments: segmentsOf(path),
        fields: readFields(toFields(data)),
        mask: null,
        transforms: [],
        precondition: {},
      };
      firestore.commit('owner', projectId, [write]);
    },
    readDocument(path) {
      const found = firestore.documents.get(projectId, segmentsOf(path));
      return found && fromFields(JSON.parse(found.fieldsJson) as RestFields);
    },
    async writeFile(path, bytes, contentType, cacheControl) {
      const md5Hash = createHash('md5').update(bytes).digest('base64');
      const existing = files.find(bucket, path);
      if (
        existing?.md5Hash === md5Hash &&
        existing.contentType === contentType &&
        existing.cacheControl === cacheControl
      )
        return;
      const part = files.partPath(`admin-${randomUUID()}`);
      const file = await open(part, 'wx');
      try {
        await file.writeFile(bytes);
      } finally {
        await file.close();
      }
      const settings = { contentType, ...(cacheControl === undefined ? {} : { cacheControl }) };
      await files.commit(
        { bucket, name: path, settings, part, size: bytes.length, md5Hash },
        () => {},
      );
    },
  };
}
