import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { rangeSteps } from '@anunturi/shared-domain/search/rangeSteps';
import { CodeColumn } from './CodeColumn';
import { type Column, float64Column, int32Column, uint32Column, uint8Column } from './Column';
import { codeOf } from './countRange';
import { FactRows, WIDTH } from './FactRows';
import type { SnapshotPart } from './SnapshotPart';
import { type Group, groups } from '../matching/groups';
import { flagPaths, hasNumbers, toName, valueOf } from '../matching/groupValues';
import { valueAt } from '../matching/valueAt';

/** What a number's column holds where a listing does not say it. */
export const UNSAID = -1;

/** `place`: among the facts of a row; a number's code there is 1 more than that of `codeOf` beside its steps, and 0 where it is not said. */
type GroupColumn = { group: Group; place?: number | undefined } & (
  | { type: 'codes'; codes: CodeColumn }
  | { type: 'numbers'; column: Column<Int32Array> }
);

/** Every fact of a listing that is filtered, counted or ordered by, derived from the catalogue of filters. */
export class ListingColumns {
  readonly rows = new FactRows();
  readonly groups: readonly GroupColumn[] = groups.map((group) => toColumn(group, this.rows));
  private readonly byKey = new Map(this.groups.map((each) => [each.group.key, each]));
  readonly alive = uint8Column();
  readonly expiresAt = float64Column();
  /** The same, and 0 once a listing is gone: one look says whether a search may find it. */
  readonly endsAt = float64Column();
  readonly flags = uint32Column();

  set(slot: number, listing: Listing): void {
    for (const each of this.groups) {
      const value = valueOf(listing, each.group);
      if (each.type === 'codes') each.codes.set(slot, toName(value));
      else each.column.set(slot, typeof value === 'number' ? value : UNSAID);
      if (each.place !== undefined) this.rows.set(slot, each.place, toRowCode(each, slot));
    }
    const expiresAtMs = listing.expiresAt?.getTime() ?? 0;
    this.expiresAt.set(slot, expiresAtMs);
    this.endsAt.set(slot, expiresAtMs);
    let flags = 0;
    for (const [at, path] of flagPaths.entries())
      if (valueAt(listing, path) === true) flags |= 1 << at;
    this.flags.set(slot, flags);
    this.alive.set(slot, 1);
  }

  drop(slot: number): void {
    this.alive.set(slot, 0);
    this.endsAt.set(slot, 0);
    for (const each of this.groups) if (each.type === 'codes') each.codes.drop(slot);
  }

  codesOf(key: string): CodeColumn {
    const found = this.byKey.get(key);
    if (found?.type !== 'codes') throw new Error(`${key} has no codes`);
    return found.codes;
  }

  numbersOf(key: string): Column<Int32Array> {
    const found = this.byKey.get(key);
    if (found?.type !== 'numbers') throw new Error(`${key} has no numbers`);
    return found.column;
  }

  /** The bit of a fact that is true or not, of vehicles or services. */
  flagBit(name: string): number {
    const at = flagPaths.findIndex((path) => path.endsWith(`.${name}`));
    return at === -1 ? 0 : 1 << at;
  }

  /** Keeps some slots alone, in their order. */
  keep(slots: Uint32Array): void {
    for (const [, column] of this.columns) column.keep(slots);
    this.rows.keep(slots);
  }

  /** What a snapshot keeps of so many slots. */
  save(slotCount: number): SnapshotPart[] {
    return [
      ...this.columns.map(([name, column]) => ({ name, bytes: column.save(slotCount) })),
      { name: 'rows', bytes: this.rows.bytes.save(slotCount * WIDTH) },
    ];
  }

  restore(read: (name: string) => Uint8Array): void {
    for (const [name, column] of this.columns) column.restore(read(name));
    this.rows.bytes.restore(read('rows'));
  }

  /** The arrays by name. */
  get columns(): [name: string, Column][] {
    return [
      ['alive', this.alive],
      ['expiresAt', this.expiresAt],
      ['endsAt', this.endsAt],
      ['flags', this.flags],
      ...this.groups.map((each): [string, Column] => [
        each.group.key,
        each.type === 'codes' ? each.codes.column : each.column,
      ]),
    ];
  }
}

function toColumn(group: Group, rows: FactRows): GroupColumn {
  // Steps of prices differ by currency: they have no code in a row.
  if (hasNumbers(group))
    return {
      group,
      type: 'numbers',
      column: int32Column(),
      ...(group.key !== 'priceLei' && { place: rows.takePlace() }),
    };
  const type = group.facet?.type;
  const isShort = group.key === 'kind' || (type !== undefined && type !== 'text');
  return {
    group,
    type: 'codes',
    codes: new CodeColumn(isShort),
    ...(isShort && { place: rows.takePlace() }),
  };
}

function toRowCode(each: GroupColumn, slot: number): number {
  if (each.type === 'codes') return each.codes.values[slot]!;
  const value = each.column.values[slot]!;
  return value === UNSAID ? 0 : 1 + codeOf(value, stepsOf(each.group.key));
}

/** Beside which numbers of a range it is counted. */
export const stepsOf = (key: string): readonly number[] =>
  rangeSteps[key as keyof typeof rangeSteps];
