import type { ListValue, RulesSet, Value } from './values';
import { ValueIndex } from './ValueIndex';

/** A set; 1 and 1.0 count as one element. */
export class SetValue implements RulesSet {
  readonly kind = 'set';
  readonly items: ListValue;
  private readonly index = new ValueIndex('loose');

  constructor(items: Iterable<Value>) {
    const distinct: Value[] = [];
    for (const item of items) if (this.index.add(item)) distinct.push(item);
    this.items = distinct;
  }

  has(value: Value): boolean {
    return this.index.has(value);
  }

  get size(): number {
    return this.items.length;
  }

  equals(other: RulesSet): boolean {
    return this.size === other.size && other.items.every((item) => this.has(item));
  }
}
