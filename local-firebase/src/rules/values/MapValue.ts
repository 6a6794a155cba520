import type { RulesMap, Value } from './values';

function compareText(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** A map whose entries are converted when they are first read; keys are sorted. */
export class MapValue implements RulesMap {
  readonly kind = 'map';
  private readonly read = new Map<string, Value>();
  private ordered: readonly string[] | null = null;

  private constructor(
    private readonly source: Readonly<Record<string, unknown>> | null,
    private readonly convert: (raw: unknown) => Value,
  ) {}

  static lazy<Raw>(source: Readonly<Record<string, Raw>>, convert: (raw: Raw) => Value): MapValue {
    return new MapValue(source, convert as (raw: unknown) => Value);
  }

  static of(entries: Iterable<readonly [string, Value]>): MapValue {
    const map = new MapValue(null, () => null);
    for (const [key, value] of entries) map.read.set(key, value);
    return map;
  }

  /** The value of a key, or undefined when the map lacks it. */
  get(key: string): Value | undefined {
    const known = this.read.get(key);
    if (known !== undefined || !this.source || !Object.hasOwn(this.source, key)) return known;
    const value = this.convert(this.source[key]);
    this.read.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return this.source ? Object.hasOwn(this.source, key) : this.read.has(key);
  }

  keys(): readonly string[] {
    this.ordered ??= (this.source ? Object.keys(this.source) : [...this.read.keys()]).sort(
      compareText,
    );
    return this.ordered;
  }

  /** The entries in the order in which the map was written. */
  entries(): [string, Value][] {
    return (this.source ? Object.keys(this.source) : [...this.read.keys()]).map((key) => [
      key,
      this.get(key)!,
    ]);
  }

  get size(): number {
    return this.keys().length;
  }
}
