/**
 * Letters changed, left out, added, or two neighbours swapped between two words; `most + 1` when they are more than `most`
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let cost = Math.min(now[at - 1]! + 1, last[at]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (isSwapped) cost = Math.min(cost, before[at - 2]! + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return Math.min(last[b.length]!, most + 1);
}
