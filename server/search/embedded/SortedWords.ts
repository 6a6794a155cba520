/** New words wait unsorted until there are so many. */
const WAITING_MAX = 500;

/** Words that are looked up by how they begin. */
export class SortedWords {
  private sorted: string[] = [];
  private waiting: string[] = [];

  add(word: string): void {
    this.waiting.push(word);
  }

  beginningWith(start: string): string[] {
    if (this.waiting.length > WAITING_MAX) {
      this.sorted = [...this.sorted, ...this.waiting].sort();
      this.waiting = [];
    }
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < start) low = middle + 1;
      else high = middle;
    }
    const found = this.waiting.filter((word) => word.startsWith(start));
    for (; this.sorted[low]?.startsWith(start); low += 1) found.push(this.sorted[low]!);
    return found;
  }
}
