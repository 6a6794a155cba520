import { equal } from './equality';
import type { RulesMap, RulesMapDiff } from './values';
import { SetValue } from './SetValue';

/** The result of `left.diff(right)`: what left has more, less or different. */
export class MapDiff implements RulesMapDiff {
  readonly kind = 'map_diff';
  constructor(
    readonly left: RulesMap,
    readonly right: RulesMap,
  ) {}

  added(): SetValue {
    return new SetValue(this.left.keys().filter((key) => !this.right.has(key)));
  }

  removed(): SetValue {
    return new SetValue(this.right.keys().filter((key) => !this.left.has(key)));
  }

  changed(): SetValue {
    return new SetValue(this.shared().filter((key) => !this.same(key)));
  }

  unchanged(): SetValue {
    return new SetValue(this.shared().filter((key) => this.same(key)));
  }

  affected(): SetValue {
    return new SetValue([...this.added().items, ...this.removed().items, ...this.changed().items]);
  }

  private shared(): string[] {
    return this.left.keys().filter((key) => this.right.has(key));
  }

  private same(key: string): boolean {
    return equal(this.left.get(key)!, this.right.get(key)!, 'loose');
  }
}
