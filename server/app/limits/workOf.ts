/** About 4,000 hashes: nothing that a person notices. */
const FIRST_BITS = 12;
/** About 500,000 hashes: a phone is busy for some seconds, whatever others do on its network. */
const MOST_BITS = 19;
const SUSPECT_BITS = 2;

/**
 * How many zero bits a call has to show once `count` calls of its network came today, where `most` is nothing unusual: none below it, then
 * one more each time that they double. It never shuts out: the work has an end. More of a network to which much was refused.
 */
export function workOf(count: number, most: number, isSuspect: boolean): number {
  if (count < most) return 0;
  const doubled = Math.floor(Math.log2(count / most));
  return Math.min(FIRST_BITS + doubled, MOST_BITS) + (isSuspect ? SUSPECT_BITS : 0);
}
