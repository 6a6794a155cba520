// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import type { StoredSchema } from '@anunturi/shared-domain/site/parseStored';
import { parseDocument } from './parseDocument';
import { withMarketErrors } from './toMarketError';

export type ReadDocument = <T extends object>(
  path: string,
  schema: StoredSchema<T>,
) => Promise<(T & { id: string }) | null>;

/** As pages in a browser read. */
export const readWholeDocument: ReadDocument = async (path, schema) => {
  const { db, doc, getDoc } = await openFirestore();
  const found = await getDoc(doc(db, path));
  return found.exists() ? parseDocument(schema, found) : null;
};

let read = readWholeDocument;

/** The HTML server reads in its own way. */
export function readDocumentsBy(its: ReadDocument): void {
  read = its;
}

/** A stored document; null where there is none, or where it does not fit its schema (then its path is logged). */
export const readDocument: ReadDocument = (path, schema) =>
  withMarketErrors(() => read(path, schema));

/** A stored document; null also where the rules keep it from this person: the same answer as for one that never was. */
export const readVisibleDocument: ReadDocument = async (path, schema) => {
  try {
    return await readDocument(path, schema);
  } catch (error) {
    if (isMarketError(error) && error.code === 'notAllowed') return null;
    throw error;
  }
};
