import { callCommand } from '@anunturi/shared-auth/callCommand';
import { type Cursor, type Page, readPage } from '@anunturi/shared-auth/firestore/readPage';
import {
  type UnreadableListing,
  unreadableListingSchema,
} from '@anunturi/shared-domain/moderation/unreadableListing';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Statement } from './decide';

/** A page of the listings that do not fit their schema, those set aside last first. */
export const readUnreadable = (after: Cursor | null): Promise<Page<UnreadableListing>> =>
  readPage(
    {
      path: documentPaths.unreadableListings,
      schema: unreadableListingSchema,
      order: [['at', 'desc']],
    },
    after,
  );

export async function rejectUnreadable(
  listingId: string,
  statement: Statement,
  reports: readonly Report[],
): Promise<void> {
  const reportIds = reports.map(({ id }) => id);
  const decision = { kind: 'reject' as const, ...statement, reportIds };
  await callCommand('decideUnreadable', { listingId, decision });
}

/** Deletes it for good, with its photos. */
export async function deleteUnreadable(listingId: string): Promise<void> {
  await callCommand('decideUnreadable', { listingId, decision: { kind: 'delete' } });
}
