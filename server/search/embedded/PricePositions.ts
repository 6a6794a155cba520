import { OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import {
  COMPARED_KM,
  COMPARED_YEARS,
  type PricePosition,
  toPricePosition,
} from '@anunturi/shared-domain/listing/pricePosition';
import { type ListingColumns, UNSAID } from './ListingColumns';
import { SlotList } from './SlotList';

const MINUTE_MS = 60_000;
/** Positions kept: those of cards that are shown again and again. */
const KEPT_MAX = 20_000;

/** Vehicles of the same make, model, fuel and condition; `changes` grows when one comes or goes. */
type Group = { slots: SlotList; changes: number };
type Kept = { changes: number; minute: number; price: PricePosition | null };

/**
 * Where prices stand among comparable ones: what `toComparableFilters` asks for, looked up by what must be the same. A position is
 * worked out when it is shown, and kept until its group changes or a minute is over.
 */
export class PricePositions {
  private readonly groups = new Map<string, Group>();
  private readonly kept = new Map<number, Kept>();

  constructor(private readonly columns: ListingColumns) {}

  /** A slot's listing is there; its columns are set. */
  put(slot: number): void {
    const key = this.keyAt(slot);
    if (key === undefined) return;
    const group = this.groups.get(key) ?? { slots: new SlotList(), changes: 0 };
    this.groups.set(key, group);
    group.slots.add(slot);
    group.changes += 1;
  }

  /** A slot's listing is gone. */
  drop(slot: number): void {
    const group = this.groups.get(this.keyAt(slot) ?? '');
    if (group) group.changes += 1;
    this.kept.delete(slot);
  }

  of(slot: number, nowMs: number): PricePosition | null {
    const group = this.groups.get(this.keyAt(slot) ?? '');
    if (!group || this.columns.expiresAt.values[slot]! <= nowMs) return null;
    const minute = Math.floor(nowMs / MINUTE_MS);
    const known = this.kept.get(slot);
    if (known?.changes === group.changes && known.minute === minute) return known.price;
    const price = this.compare(slot, group, nowMs);
    if (this.kept.size >= KEPT_MAX) this.kept.clear();
    this.kept.set(slot, { changes: group.changes, minute, price });
    return price;
  }

  private compare(slot: number, { slots }: Group, nowMs: number): PricePosition | null {
    const { columns } = this;
    const [alive, expiresAt] = [columns.alive.values, columns.expiresAt.values];
    const [years, kms, prices] = ['vehicle.year', 'vehicle.mileageKm', 'priceLei'].map(
      (path) => columns.numbersOf(path).values,
    ) as [Int32Array, Int32Array, Int32Array];
    const [year, km] = [years[slot]!, kms[slot]!];
    const comparable: number[] = [];
    for (const other of slots.slots) {
      if (Math.abs(years[other]! - year) > COMPARED_YEARS) continue;
      if (Math.abs(kms[other]! - km) > COMPARED_KM) continue;
      if (other !== slot && alive[other] === 1 && expiresAt[other]! > nowMs)
        comparable.push(prices[other]!);
    }
    return toPricePosition(prices[slot]!, comparable);
  }

  /** What is the same in compared listings; undefined where a listing does not say all that is compared. */
  private keyAt(slot: number): string | undefined {
    const { columns } = this;
    if (columns.numbersOf('vehicle.year').values[slot] === UNSAID) return undefined;
    if (columns.numbersOf('vehicle.mileageKm').values[slot] === UNSAID) return undefined;
    const [make, model, fuel, condition] = [
      'vehicle.make',
      'vehicle.model',
      'vehicle.fuel',
      'vehicle.condition',
    ].map((key) => columns.codesOf(key).nameAt(slot));
    if (!make || !model || !fuel || !condition) return undefined;
    if (model === OTHER_MODEL.id || condition === 'damaged') return undefined;
    return `${make} ${model} ${fuel} ${condition}`;
  }
}
