import type { IndexWalk } from './IndexWalk';
import type { Step, Walk } from './Walk';

const FIRST_HANDFUL = 16;
const MAX_HANDFUL = 256;
/** Sizes are compared up to here. */
const SIZE_LIMIT = 5000;

/**
 * The documents that several walks have in common, in their shared order. The smallest leads: its keys are looked up in the
 * others by the handful, smallest first; where none of a handful is shared, it leaps to where the others go on.
 */
export class MergedWalk implements Walk {
  private readonly leader: IndexWalk;
  private readonly others: readonly IndexWalk[];
  private shared: Step[] = [];
  private at = 0;
  private handful = FIRST_HANDFUL;
  private isDone = false;

  constructor(walks: readonly IndexWalk[]) {
    const bySize = walks.map((walk) => ({ walk, size: walk.size(SIZE_LIMIT) })).sort((a, b) => a.size - b.size).map(({ walk }) => walk);
    [this.leader, ...this.others] = bySize as [IndexWalk, ...IndexWalk[]];
    this.leader.leapChunk = FIRST_HANDFUL;
  }

  next(): Step | null {
    let leap: Step | null = null;
    while (this.at >= this.shared.length) {
      if (this.isDone) return null;
      const taken = this.take(leap);
      this.at = 0;
      this.shared = this.others.reduce((steps, other) => (steps.length > 0 ? other.having(steps) : steps), taken);
      leap = this.shared.length === 0 && !this.isDone ? this.leapFrom(taken.at(-1) as Step) : null;
    }
    return this.shared[this.at++] as Step;
  }

  private take(first: Step | null): Step[] {
    const steps = first ? [first] : [];
    while (steps.length < this.handful) {
      const step = this.leader.next();
      if (!step) {
        this.isDone = true;
        break;
      }
      steps.push(step);
    }
    this.handful = Math.min(this.handful * 2, MAX_HANDFUL);
    return steps;
  }

  /** The leader's first step that could be shared, given that nothing up to `last` is. */
  private leapFrom(last: Step): Step | null {
    let target = last.key;
    for (const other of this.others) {
      const step = other.seek(target);
      if (!step) {
        this.isDone = true;
        return null;
      }
      target = step.key;
    }
    const landed = target.equals(last.key) ? this.leader.next() : this.leader.seek(target);
    if (!landed) this.isDone = true;
    return landed;
  }
}
