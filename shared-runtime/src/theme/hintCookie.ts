import { type Hint, formatHints, parseHints } from '@anunturi/shared-contract/storage/hintCookie';

/** Tells the HTML server, from the next page on; true when that is news to it. */
export function setHint(hint: Hint, isSo: boolean): boolean {
  const told = parseHints(document.cookie);
  if (told.includes(hint) === isSo) return false;
  document.cookie = formatHints(
    told.filter((word) => word !== hint).concat(isSo ? hint : []),
    location.protocol,
  );
  return true;
}
