/**
 * Arrays of zeros, a number for each slot, lent for one piece of work: new ones for each word of a search would be most of what there is
 * to clear and to collect.
 */
export class RankArrays {
  private readonly free: Uint16Array[] = [];

  /** `work` answers its result, and the slots where it left something. */
  with<R>(
    slotCount: number,
    work: (bySlot: Uint16Array) => { result: R; touched: Uint32Array },
  ): R {
    const known = this.free.pop();
    // A longer one has room for those that come.
    const bySlot =
      known && known.length >= slotCount ? known : new Uint16Array(Math.ceil(slotCount * 1.1));
    const { result, touched } = work(bySlot);
    for (let at = 0; at < touched.length; at += 1) bySlot[touched[at]!] = 0;
    this.free.push(bySlot);
    return result;
  }
}
