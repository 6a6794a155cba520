/** The part of a file that a Range header asks for; null means all of it, 'unsatisfiable' none of it. Ends are inclusive. */
export function readByteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '');
  if (!found || size === 0) return null;
  const [, first, last] = found as unknown as [string, string, string];
  if (first === '') {
    if (last === '') return null;
    return Number(last) === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null; // not a range at all
  return start >= size ? 'unsatisfiable' : { start, end };
}
