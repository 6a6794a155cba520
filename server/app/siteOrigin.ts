import { readOrigin } from '@anunturi/shared-contract/program/readOrigin';
import { siteConfig } from './siteConfig';

/** Where the site is, for addresses in e-mails: what SITE_ORIGIN says, else the domain of its configuration. */
export const siteOrigin = (): string =>
  process.env.SITE_ORIGIN ? readOrigin(process.env.SITE_ORIGIN) : `https://${siteConfig().domain}`;
