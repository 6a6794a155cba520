import type { createVersionReader } from '@anunturi/shared-auth/firestore/createVersionReader';
import { queryFirestore } from '@anunturi/shared-auth/firestore-rest/queryFirestore';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { type ReadBatch, readWholeBatch } from './readWholeBatch';
import { toRestQuery } from './toRestQuery';

/** Reads what `readWholeBatch` does by versions, for the HTML server. */
export const createBatchReader =
  ({ read }: ReturnType<typeof createVersionReader>): ReadBatch =>
  (plan, after, size) =>
    read<ListingFields, Awaited<ReturnType<ReadBatch>>>({
      find: (firebase) => queryFirestore(firebase, toRestQuery(firebase, plan, after, size)),
      schema: listingSchema,
      toAnswer: (versions) =>
        versions.map(({ id, value, stored }) => ({
          listing: value,
          cursor: { id, value: Number(valueAt(stored, plan.order.field)) },
        })),
      readWhole: () => readWholeBatch(plan, after, size),
    });

/** What stands at a path such as `vehicle.year`. */
const valueAt = (stored: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], stored);
