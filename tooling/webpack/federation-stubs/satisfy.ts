const parse = (version: string) => version.replace(/^\D+/, '').split('.').map(Number.parseFloat);

/**
 * Stands in for the federation runtime's reading of version ranges. Builds here ask for `^1.2.3` or for anything, the
 * runtime itself for `<=1.2.3`: every other range counts as not satisfied, which the runtime warns of.
 */
export function satisfy(version: string, range: string): boolean {
  const has = parse(version);
  const wants = parse(range);
  const differing = has.findIndex((part, place) => part !== wants[place]);
  const isSame = differing < 0;
  if (range.startsWith('<=')) return isSame || has[differing]! < wants[differing]!;
  // The first number that is not 0 has to be the same, and what is before it.
  const leading = wants.findIndex(Boolean);
  const isLater = leading >= 0 && differing > leading && has[differing]! > wants[differing]!;
  return range.startsWith('^') && (isSame || isLater);
}
