import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import type { Described } from './composeListing';

/** So many removed listings of a seller are looked at. */
const REMOVED_MAX = 50;

/**
 * Whether it has the title, the description or the chassis number of a listing of the same seller that was removed from view by
 * decision: what says the same again is looked at first.
 */
export async function hasRemovedText(
  described: Pick<Described, 'title' | 'description' | 'vehicle'>,
  ownerId: string,
  store: Store,
): Promise<boolean> {
  const removed = await store.find(documentPaths.listings, (all) =>
    all.where('ownerId', '==', ownerId).where('removed', '==', true).limit(REMOVED_MAX),
  );
  const { slug, description, vin } = keysOf(described);
  return removed.some(({ data }) => {
    const was = keysOf(data as Said);
    return was.slug === slug || was.description === description || (!!vin && was.vin === vin);
  });
}

type Said = { title: string; description: string; vehicle?: { vin?: unknown } | undefined };

const keysOf = ({ title, description, vehicle }: Said) => ({
  slug: toSlug(title),
  description: foldDiacritics(description)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
  vin: vehicle && 'vin' in vehicle ? String(vehicle.vin ?? '').toUpperCase() : '',
});
