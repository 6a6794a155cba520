import type { DocumentData } from '@google-cloud/firestore';
import { parseStored, type StoredSchema } from '@anunturi/shared-domain/site/parseStored';

/** The found documents that fit their schema, with their ids, in order. */
export const parseFitting = <T extends object>(
  schema: StoredSchema<T>,
  found: readonly { id: string; data: DocumentData | null }[],
): (T & { id: string })[] =>
  found.flatMap(({ id, data }) => {
    const parsed = data && parseStored(schema, data);
    return !parsed || parsed.error ? [] : [{ ...parsed.data, id }];
  });
