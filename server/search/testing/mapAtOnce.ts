const AT_ONCE = 6;

/** Works on a few items at a time; results are in the order of the items. */
export async function mapAtOnce<T, R>(
  items: readonly T[],
  work: (item: T, at: number) => R | Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at]!, at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
