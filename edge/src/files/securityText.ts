import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';

/** Less than a year, as RFC 9116 recommends: the address of a site that is no longer kept ends by itself. */
const GOOD_FOR_MS = 180 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export const securityText = (
  siteOrigin: string,
  { contactEmail }: Pick<SiteConfig, 'contactEmail'>,
  now: Date,
): string =>
  [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: ro, en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
