import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { batchGetFirestore } from '@anunturi/shared-contract/firestore/batchGetFirestore';
import { toPlainFields } from '@anunturi/shared-contract/firestore/plainValue';
import {
  type RestDocument,
  queryFirestore,
} from '@anunturi/shared-contract/firestore/queryFirestore';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LRUCache } from 'lru-cache';
import { type Entry, type ReadBatch, readWholeBatch } from './readWholeBatch';
import { toRestQuery } from './toRestQuery';

/** A few kilobytes each. */
const KEPT_MAX = 2000;

/** A document in one version; `listing` is null where it does not fit its schema. */
type Version = { updateTime: string; listing: Listing | null; stored: unknown };

/**
 * Reads what `readWholeBatch` does, for the HTML server (docs/decisions/0028): the query answers names and versions alone, and
 * a version that was read once is not read again. Where documents change between the two questions, or one of them fails,
 * `readWholeBatch` answers.
 */
export function createVersionReader(firebase: FirebaseConfig): ReadBatch {
  const kept = new LRUCache<string, Version>({ max: KEPT_MAX });

  /** The found documents in the versions that were found; null once one of them has another. */
  async function readVersions(found: readonly RestDocument[]): Promise<Version[] | null> {
    const known = new Map(found.map(({ name }) => [name, kept.get(name)]));
    const isLacking = ({ name, updateTime }: RestDocument) =>
      known.get(name)?.updateTime !== updateTime;
    const lacking = found.filter(isLacking).map(({ name }) => name);
    if (lacking.length > 0)
      for (const document of await batchGetFirestore(firebase, lacking)) {
        const version = toVersion(document);
        known.set(document.name, version);
        // What is broken is read again and named in the log again, as where all is read.
        if (version.listing) kept.set(document.name, { ...version, stored: version.listing });
      }
    return found.some(isLacking) ? null : found.map(({ name }) => known.get(name)!);
  }

  return async (plan, after, size) => {
    try {
      const found = await queryFirestore(firebase, toRestQuery(firebase, plan, after, size));
      const versions = await readVersions(found);
      if (versions)
        return versions.map(({ listing, stored }, at): Entry => {
          const value = valueAt(stored, plan.order.field);
          return { listing, cursor: { id: found[at]!.id, value: Number(value) } };
        });
    } catch (error) {
      console.error('A list was read whole: it could not be read by versions.', error);
    }
    return readWholeBatch(plan, after, size);
  };
}

function toVersion({ id, fields, updateTime }: RestDocument): Version {
  const stored = toPlainFields(fields);
  const snapshot = { id, ref: { path: documentPaths.listing(id) }, data: () => stored };
  return { updateTime, stored, listing: parseDocument<ListingFields>(listingSchema, snapshot) };
}

/** What stands at a path such as `vehicle.year`. */
const valueAt = (stored: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], stored);
