import type { Category } from './category';

type Node = Pick<Category, 'id' | 'kind' | 'order' | 'parentId' | 'active' | 'mergedInto'>;

/**
 * Categories as the tree has them: vehicles first, each by its order, followed by those below it. A category below
 * one that is out of use stands on its own.
 */
export function inTreeOrder<T extends Node>(categories: readonly T[]): T[] {
  const known = new Set(categories.map(({ id }) => id));
  const parentOf = ({ id, parentId }: T) =>
    parentId && parentId !== id && known.has(parentId) ? parentId : undefined;
  const sorted = categories.toSorted(
    (a, b) =>
      Number(a.kind === 'service') - Number(b.kind === 'service') ||
      a.order - b.order ||
      a.id.localeCompare(b.id),
  );
  const below = (parent: string | undefined, seen: ReadonlySet<string>): T[] =>
    sorted
      .filter((each) => parentOf(each) === parent && !seen.has(each.id))
      .flatMap((each) => [each, ...below(each.id, new Set([...seen, each.id]))]);
  return below(undefined, new Set());
}

/** Where a category has gone, merge after merge; undefined for one in use, or when the way leads nowhere. */
export function mergedIntoOf(
  categories: readonly Pick<Node, 'id' | 'active' | 'mergedInto'>[],
  id: string,
): string | undefined {
  let at = categories.find((each) => each.id === id);
  for (let steps = 0; at && !at.active && at.mergedInto && steps < 10; steps += 1)
    at = categories.find((each) => each.id === at!.mergedInto);
  return at && at.active && at.id !== id ? at.id : undefined;
}
