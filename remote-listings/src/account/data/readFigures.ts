import { callCommand } from '@anunturi/shared-auth/callCommand';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type ListingCounters,
  listingCountersSchema,
} from '@anunturi/shared-domain/listing/listingCounters';

export type Figures = {
  /** By the listing's id. */
  figures: Record<string, Pick<ListingCounters, 'views' | 'favourites' | 'conversations'>>;
  /** Ids of listings beside which a decision is shown. */
  decided: readonly string[];
};

/**
 * Figures of the owner's listings in one request; one by one while trusted code is away, when any of them may have
 * been decided about.
 */
export async function readFigures(listingIds: string[]): Promise<Figures> {
  if (listingIds.length === 0) return { figures: {}, decided: [] };
  try {
    return await callCommand('readFigures', { listingIds });
  } catch (error) {
    console.warn('The figures are read one by one', error);
    return readFiguresOneByOne(listingIds);
  }
}

/** The same from the documents. */
export async function readFiguresOneByOne(listingIds: string[]): Promise<Figures> {
  const found = await Promise.all(
    listingIds.map(async (id) => {
      const path = documentPaths.listingCounters(id);
      const counters = await readDocument<ListingCounters>(path, listingCountersSchema);
      if (!counters) return [];
      const { views, favourites, conversations } = counters;
      return [[id, { views, favourites, conversations }] as const];
    }),
  );
  return { figures: Object.fromEntries(found.flat()), decided: listingIds };
}
