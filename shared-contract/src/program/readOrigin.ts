import { ExpectedFailure } from './ExpectedFailure';

/** An address of the environment, SITE_ORIGIN unless told, without what may follow a host. @throws ExpectedFailure for anything but an address */
export function readOrigin(text: string, name = 'SITE_ORIGIN'): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new ExpectedFailure(
    `${name} is "${text}".`,
    'The address of the site is expected: https://your-domain.',
    2,
  );
}
