import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { countUpTo } from './countUpTo';
import { appealedFilters } from './listings/readListings';

/** What waits for an administrator; each count stops at COUNT_MAX + 1. */
export type Awaiting = {
  pending: number;
  reports: number;
  contested: number;
  contactMessages: number;
  /** Listings whose data do not fit their schema. */
  unreadable: number;
};

/** Counts what waits for a decision or an answer. */
export async function readAwaiting(): Promise<Awaiting> {
  const [pending, reports, contested, contactMessages, unreadable] = await Promise.all([
    countUpTo(documentPaths.listings, [['status', '==', 'pending']]),
    countUpTo(documentPaths.reports, [['status', '==', 'open']]),
    countUpTo(documentPaths.listings, appealedFilters),
    countUpTo(documentPaths.contactMessages, [['status', '==', 'new']]),
    countUpTo(documentPaths.unreadableListings),
  ]);
  return { pending, reports, contested, contactMessages, unreadable };
}
