import { ExpectedFailure } from './ExpectedFailure';

/** SITE_ORIGIN of the environment, without what may follow a host. @throws ExpectedFailure for anything but an address */
export function readOrigin(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new ExpectedFailure(
    `SITE_ORIGIN is "${text}".`,
    'The address of the site is expected: https://your-domain.',
    2,
  );
}
