import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { LISTED_PART, type ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import { toListedCard } from '../toListedCard';
import { columnOf } from './facetColumns';
import type { Session } from './Session';
import { Statement } from './Statement';

type Row = { card: string; locality: string; make: string; model: string };

/** A part of all listings that a search can find, in the order of their ids. */
export async function readListed(
  after: string | undefined,
  nowMs: number,
  session: Session,
): Promise<ListedAnswer> {
  const statement = new Statement();
  const now = statement.value(nowMs, 'bigint');
  const rows = await session.rows<Row>(
    statement,
    `select card, ${columnOf('localityId')} as locality, ${columnOf('vehicle.make')} as make,
       ${columnOf('vehicle.model')} as model
     from listings where live and expires_ms > ${now} and id > ${statement.value(after ?? '', 'text')}
     order by id limit ${LISTED_PART + 1}`,
  );
  const listings = rows.slice(0, LISTED_PART).map(({ card, locality, make, model }) => ({
    ...toListedCard(JSON.parse(card) as ListingCard),
    localityId: locality,
    make,
    model,
  }));
  const last = listings.at(-1);
  return { listings, ...(last && rows.length > LISTED_PART && { next: last.id }) };
}
