/** Nanoseconds since 1970. */
export class Timestamp {
  readonly kind = 'timestamp';
  constructor(readonly nanos: bigint) {}
}
/** Nanoseconds, signed. */
export class Duration {
  readonly kind = 'duration';
  constructor(readonly nanos: bigint) {}
}
export class LatLng {
  readonly kind = 'latlng';
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}
/** A path; `project` is known only for references stored in documents. */
export class PathValue {
  readonly kind = 'path';
  constructor(
    readonly segments: readonly string[],
    readonly project?: string,
  ) {}
}
export class BytesValue {
  readonly kind = 'bytes';
  constructor(readonly bytes: Uint8Array) {}
}

/** A map, as `MapValue` makes it; interfaces keep this file free of what computes with values. */
export interface RulesMap {
  readonly kind: 'map';
  readonly size: number;
  get(key: string): Value | undefined;
  has(key: string): boolean;
  keys(): readonly string[];
  entries(): [string, Value][];
}
/** A set, as `SetValue` makes it. */
export interface RulesSet {
  readonly kind: 'set';
  readonly items: ListValue;
  readonly size: number;
  has(value: Value): boolean;
  equals(other: RulesSet): boolean;
}
/** A path whose variables await `bind()`, as `PathTemplate` makes it. */
export interface RulesPathTemplate {
  readonly kind: 'path';
  bind(values: ReadonlyMap<string, string | PathValue>): unknown;
}
/** The result of `left.diff(right)`, as `MapDiff` makes it. */
export interface RulesMapDiff {
  readonly kind: 'map_diff';
  readonly left: RulesMap;
  readonly right: RulesMap;
}

/** A value whose parts are all known; int is bigint, float is number. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Duration
  | LatLng
  | PathValue
  | BytesValue
  | RulesMap
  | RulesSet
  | RulesMapDiff
  | RulesPathTemplate
  | ListValue;
export type ListValue = readonly Value[];
