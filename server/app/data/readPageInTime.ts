import { type Query, Timestamp, type Transaction } from '@google-cloud/firestore';

/** Where a page in the order of a time and a path ends; without a path, a moment. */
export type PlaceInTime = { seconds: number; nanoseconds: number; path?: string };
/** `next`: after what the next page begins; absent when this is the last one. */
export type PageInTime = { paths: string[]; next?: PlaceInTime };

export const placeOf = (at: Date): PlaceInTime => {
  const { seconds, nanoseconds } = Timestamp.fromDate(at);
  return { seconds, nanoseconds };
};

/** Paths of what a query finds, by a time and then by path: many may bear the same one, as days do. */
export async function readPageInTime(
  found: Query,
  { field, most, after }: { field: string; most: number; after: PlaceInTime | undefined },
  transaction: Transaction,
): Promise<PageInTime> {
  const ordered = found.orderBy(field).orderBy('__name__').limit(most).select(field);
  const time = after && new Timestamp(after.seconds, after.nanoseconds);
  const path = after?.path === undefined ? [] : [found.firestore.doc(after.path)];
  const page = time ? ordered.startAfter(time, ...path) : ordered;
  const { docs } = await transaction.get(page);
  const paths = docs.map(({ ref }) => ref.path);
  const last = docs.length === most ? docs.at(-1) : undefined;
  const at: unknown = last?.get(field);
  if (!last || !(at instanceof Timestamp)) return { paths };
  return { paths, next: { seconds: at.seconds, nanoseconds: at.nanoseconds, path: last.ref.path } };
}
