import type { IndexWalk } from './IndexWalk';
import type { Step, Walk } from './Walk';

/** Rows that the leader reads after a leap. */
const LEADER_CHUNK = 64;
/** Sizes are compared up to here. */
const SIZE_LIMIT = 5000;

/**
 * The documents that several walks have in common, in their shared order. The smallest leads; each of its keys is looked up
 * in the others, smallest first, and where one of them is already further, the leader leaps there.
 */
export class MergedWalk implements Walk {
  private readonly leader: IndexWalk;
  private readonly others: readonly IndexWalk[];

  constructor(walks: readonly IndexWalk[]) {
    const bySize = walks.map((walk) => ({ walk, size: walk.size(SIZE_LIMIT) })).sort((a, b) => a.size - b.size).map(({ walk }) => walk);
    [this.leader, ...this.others] = bySize as [IndexWalk, ...IndexWalk[]];
    this.leader.leapChunk = LEADER_CHUNK;
  }

  next(): Step | null {
    return this.settle(this.leader.next());
  }
  seek(key: Buffer): Step | null {
    return this.settle(this.leader.seek(key));
  }

  private settle(first: Step | null): Step | null {
    let candidate = first;
    while (candidate) {
      let further: Step | null = candidate;
      for (const other of this.others) {
        further = other.seek(candidate.key);
        if (!further?.key.equals(candidate.key)) break;
      }
      if (!further) return null;
      if (further.key.equals(candidate.key)) return candidate;
      candidate = this.leader.seek(further.key);
    }
    return null;
  }
}
