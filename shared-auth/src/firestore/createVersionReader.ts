import { batchGetFirestore } from '../firestore-rest/batchGetFirestore';
import { documentName } from '../firestore-rest/documentsAddress';
import { toPlainFields } from '@anunturi/shared-domain/site/plainValue';
import type { RestDocument } from '../firestore-rest/queryFirestore';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { StoredSchema } from '@anunturi/shared-domain/site/parseStored';
import { LRUCache } from 'lru-cache';
import { parseDocument } from './parseDocument';
import { type ReadDocument, readWholeDocument } from './readDocument';

/** A few kilobytes each. */
const KEPT_MAX = 2000;
const REFUSED = 403;

/** A document in one version; `value` is null where it does not fit its schema. */
type Version<T> = { id: string; value: (T & { id: string }) | null; stored: unknown };
type Kept = Version<object> & { updateTime: string; schema: object };

type Question<T extends object, Answer> = {
  /** Asks for names and versions alone. */
  find: (firebase: FirebaseConfig) => Promise<RestDocument[]>;
  schema: StoredSchema<T>;
  toAnswer: (versions: Version<T>[]) => Answer;
  /** Asks as a page in a browser does. */
  readWhole: () => Promise<Answer>;
};

/**
 * Reads documents for the HTML server (docs/decisions/0028): it asks for names and versions alone, and a version that was read
 * once is not read again. Where documents change between two questions, or one fails, they are read whole.
 */
export function createVersionReader(firebase: FirebaseConfig) {
  const kept = new LRUCache<string, Kept>({ max: KEPT_MAX });

  /** The found documents in the versions that were found; null once one of them has another. */
  async function readVersions(found: readonly RestDocument[], schema: StoredSchema<object>) {
    const known = new Map(found.map(({ name }) => [name, kept.get(name)]));
    const isLacking = ({ name, updateTime }: RestDocument) => {
      const version = known.get(name);
      return version?.updateTime !== updateTime || version.schema !== schema;
    };
    const lacking = found.filter(isLacking).map(({ name }) => name);
    if (lacking.length > 0)
      for (const document of await batchGetFirestore(firebase, lacking)) {
        const version = toVersion(document, schema);
        known.set(document.name, version);
        // What is broken is read again and named in the log again, as where all is read.
        if (version.value) kept.set(document.name, { ...version, stored: version.value });
      }
    return found.some(isLacking) ? null : found.map(({ name }) => known.get(name)!);
  }

  async function read<T extends object, Answer>(asked: Question<T, Answer>): Promise<Answer> {
    try {
      const versions = await readVersions(await asked.find(firebase), asked.schema);
      if (versions) return asked.toAnswer(versions as unknown as Version<T>[]);
    } catch (error) {
      const isRefused = error instanceof Error && error.cause === REFUSED; // told by the other way
      if (!isRefused)
        console.error('Documents were read whole: they could not be read by versions.', error);
    }
    return asked.readWhole();
  }

  const readDocument: ReadDocument = (path, schema) =>
    read({
      find: () => batchGetFirestore(firebase, [documentName(firebase, path)], []),
      schema,
      toAnswer: ([version]) => version?.value ?? null,
      readWhole: () => readWholeDocument(path, schema),
    });

  return { read, readDocument };
}

function toVersion({ id, name, fields, updateTime }: RestDocument, schema: StoredSchema<object>) {
  const stored = toPlainFields(fields);
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  const value = parseDocument(schema, { id, ref: { path }, data: () => stored });
  return { id, updateTime, schema, stored, value };
}
