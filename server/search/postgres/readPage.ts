import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import { type IndexedCard, toShownCard } from '../indexedCard';
import type { FilterMeaning } from '../matching/FilterMeaning';
import { readCursor, writeCursor } from '../matching/cursor';
import { columnOf } from './facetColumns';
import { fromOf, headOf, type Scope } from './Scope';
import { readPricePositions } from './readPricePositions';
import type { Session } from './Session';
import { Statement } from './Statement';

export type PageAsked = {
  sort: ListingSort;
  limit: number;
  after?: string | undefined;
  /** By locality, how many metres it is from the asked place. */
  metres?: ReadonlyMap<string, number> | undefined;
  surchargeOf: FilterMeaning['surchargeOf'];
};
type Row = { id: string; key: number; expires_ms: number; locality: string; card: string };

/** A page: by the key of the order, then the latest to expire, then by id; what does not say what it is ordered by comes last. */
export async function readPage(
  scope: Scope,
  { sort, limit, after, metres, surchargeOf }: PageAsked,
  session: Session,
): Promise<{ cards: ListingCard[]; next?: string }> {
  const statement = new Statement();
  const head = headOf(scope, statement);
  const from = fromOf(scope, statement);
  const key = toKey(sort, scope, metres, statement);
  const cursor = readCursor(after);
  const isAfter = cursor
    ? `and (${key}, -l.expires_ms, l.id) > (${statement.value(cursor.key, 'float8')},
        -${statement.value(cursor.expiresAtMs, 'bigint')}, ${statement.value(cursor.id, 'text')})`
    : '';
  // Every listing has the same key: the index has the order already.
  const order = key === SAME ? '' : `${key},`;
  const rows = await session.rows<Row>(
    statement,
    `${head} select l.id, ${key} as key, l.expires_ms::float8,
       l.${columnOf('localityId')} as locality, l.card
     from ${from} ${isAfter} order by ${order} l.expires_ms desc, l.id
     limit ${statement.value(limit + 1, 'integer')}`,
  );
  const shown = rows.slice(0, limit);
  const prices = await readPricePositions(
    shown.map(({ id }) => id),
    scope.nowMs,
    session,
  );
  const cards = shown.map((row) =>
    toCard(row, { metres, surchargeOf, nowMs: scope.nowMs }, prices.get(row.id)),
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  if (!last) return { cards };
  // -0 and 0 are one key.
  const next = { key: last.key + 0, expiresAtMs: last.expires_ms, id: last.id };
  return { cards, next: writeCursor(next) };
}

const SAME = '0::float8';

function toKey(
  sort: ListingSort,
  scope: Scope,
  metres: ReadonlyMap<string, number> | undefined,
  statement: Statement,
): string {
  const number = (path: string, sign: '' | '-') =>
    `coalesce(${sign}l.${columnOf(path)}::float8, 'Infinity')`;
  switch (sort) {
    case 'relevance':
      return scope.texts ? '-matched.score::float8' : SAME;
    case 'newest':
      return SAME;
    case 'priceUp':
      return number('priceLei', '');
    case 'priceDown':
      return number('priceLei', '-');
    case 'mileageUp':
      return number('vehicle.mileageKm', '');
    case 'yearDown':
      return number('vehicle.year', '-');
    case 'nearest': {
      if (!metres) return SAME;
      const ids = statement.value([...metres.keys()], 'text[]');
      const all = statement.value([...metres.values()], 'float8[]');
      return `coalesce((${all})[array_position(${ids}, l.${columnOf('localityId')})], 'Infinity')`;
    }
  }
}

function toCard(
  { card, locality }: Row,
  { metres, surchargeOf, nowMs }: Pick<PageAsked, 'metres' | 'surchargeOf'> & { nowMs: number },
  price: PricePosition | undefined,
): ListingCard {
  const shown = toShownCard(JSON.parse(card) as IndexedCard, surchargeOf, new Date(nowMs));
  const far = metres?.get(locality) ?? Infinity;
  const km = far === Infinity ? 0 : Math.round(far / 1000);
  return {
    ...shown,
    ...(price && { pricePosition: price.position }),
    // Nothing is said of what lies in the place itself.
    ...(km > 0 && { km }),
  };
}
