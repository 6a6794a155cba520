/** What a visitor's cookies say: that somebody is signed in on that device, that its banner was accepted, and the chosen colours. */
export type Visitor = { isSignedIn: boolean; cookieAccepted: boolean; theme?: 'light' | 'dark' };

/** Reads the three cookies that the site keeps; anything else in the header is not looked at. */
export function readVisitor(cookies = ''): Visitor {
  const cookie = (name: string, value: string) => new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`).exec(cookies)?.[1];
  const theme = cookie('theme', 'light|dark') as Visitor['theme'];
  return { isSignedIn: cookie('signedIn', '1') !== undefined, cookieAccepted: cookie('cookieAccepted', 'true') !== undefined, ...(theme ? { theme } : {}) };
}
