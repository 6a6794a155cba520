import { type Hint, parseHints } from '@anunturi/shared-contract/storage/hintCookie';

/** What a visitor's cookie says: that somebody is signed in on that device, that its banner was accepted, and the chosen colours. */
export type Visitor = { isSignedIn: boolean; cookieAccepted: boolean; theme?: 'light' | 'dark' };

/** Reads the hints that pages give; anything else in the header is not looked at. */
export function readHintCookie(cookies = ''): Visitor {
  const hints = parseHints(cookies);
  const has = (hint: Hint) => hints.includes(hint);
  const theme = (['dark', 'light'] as const).find(has);
  return {
    isSignedIn: has('signedIn'),
    cookieAccepted: has('cookieAccepted'),
    ...(theme ? { theme } : {}),
  };
}
