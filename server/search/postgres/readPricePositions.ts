import { OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import {
  COMPARED_KM,
  COMPARED_YEARS,
  type PricePosition,
  toPricePosition,
} from '@anunturi/shared-domain/listing/pricePosition';
import { columnOf } from './facetColumns';
import type { Session } from './Session';
import { Statement } from './Statement';

type Row = { id: string; price: number | null; comparable: number[] | null };

const same = ['vehicle.make', 'vehicle.model', 'vehicle.fuel', 'vehicle.condition'].map(columnOf);
const price = columnOf('priceLei');
const within = [
  [columnOf('vehicle.year'), COMPARED_YEARS],
  [columnOf('vehicle.mileageKm'), COMPARED_KM],
] as const;
/** What `toComparableFilters` asks for; a listing that does not say all of it is compared with nothing. */
const isComparable = [
  ...same.map((name) => `l.${name} <> ''`),
  ...within.map(([name]) => `l.${name} is not null`),
  `l.${columnOf('vehicle.model')} <> '${OTHER_MODEL.id}'`,
  `l.${columnOf('vehicle.condition')} <> 'damaged'`,
].join(' and ');
const areAlike = [
  ...same.map((name) => `other.${name} = l.${name}`),
  ...within.map(
    ([name, most]) => `other.${name} between l.${name} - ${most} and l.${name} + ${most}`,
  ),
].join(' and ');

/** Where the prices of listings stand among comparable ones, of those of which it can be said. */
export async function readPricePositions(
  ids: readonly string[],
  nowMs: number,
  session: Session,
): Promise<Map<string, PricePosition>> {
  const statement = new Statement();
  const now = statement.value(nowMs, 'bigint');
  const rows = await session.rows<Row>(
    statement,
    `select l.id, l.${price} as price, (
       select array_agg(other.${price}) from listings other
       where other.live and other.expires_ms > ${now} and other.slot <> l.slot
         and other.${price} is not null and ${areAlike}
     ) as comparable
     from listings l
     where l.live and l.expires_ms > ${now} and l.id = any(${statement.value(ids, 'text[]')})
       and ${isComparable}`,
  );
  const positions = new Map<string, PricePosition>();
  for (const row of rows) {
    const position = toPricePosition(row.price ?? 0, row.comparable ?? []);
    if (position) positions.set(row.id, position);
  }
  return positions;
}
