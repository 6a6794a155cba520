/** A text beside the one before it: what stayed next to the change at both ends, and between them what went and what came, in whole words. */
type MarkedChange = { start: string; gone: string; came: string; end: string };

/** Words and spaces of what stayed that are shown at either end. */
const AROUND = 16;

export function markChanges(before: string, after: string): MarkedChange {
  const [one, other] = [toWords(before), toWords(after)];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  return {
    start: `${start > AROUND ? '…' : ''}${one.slice(Math.max(0, start - AROUND), start).join('')}`,
    gone: one.slice(start, one.length - end).join(''),
    came: other.slice(start, other.length - end).join(''),
    end: `${one.slice(one.length - end, one.length - end + AROUND).join('')}${end > AROUND ? '…' : ''}`,
  };
}

/** Words and the spaces between them. */
const toWords = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];
