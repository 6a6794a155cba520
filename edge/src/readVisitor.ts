/** What a visitor's cookie says: that somebody is signed in on that device, that its banner was accepted, and the chosen colours. */
export type Visitor = { isSignedIn: boolean; cookieAccepted: boolean; theme?: 'light' | 'dark' };

/** Reads the hints that pages give (`shared-ui/tellServer`); anything else in the header is not looked at. */
export function readVisitor(cookies = ''): Visitor {
  const hints = /(?:^|;\s*)__session=([\w.]*)/.exec(cookies)?.[1]?.split('.') ?? [];
  const theme = (['dark', 'light'] as const).find((colours) => hints.includes(colours));
  return {
    isSignedIn: hints.includes('signedIn'),
    cookieAccepted: hints.includes('cookieAccepted'),
    ...(theme ? { theme } : {}),
  };
}
