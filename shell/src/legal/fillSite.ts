import type { ShownSite } from '@anunturi/shared-contract/site/siteConfigSchema';

/** What a recorded text leaves open, by the name in braces. */
export const openParts = {
  name: ({ name }: ShownSite) => name,
  county: ({ county }: ShownSite) => county.name,
  contactEmail: ({ contactEmail }: ShownSite) => contactEmail,
  operator: ({ operator }: ShownSite) => operator.name,
  cui: ({ operator }: ShownSite) => operator.cui,
  tradeRegister: ({ operator }: ShownSite) => operator.tradeRegister,
  seat: ({ operator }: ShownSite) => operator.seat,
};

/** A recorded text with the names of this site. */
export const fillSite = (text: string, site: ShownSite): string =>
  Object.entries(openParts).reduce(
    (filled, [part, read]) => filled.replaceAll(`{${part}}`, () => read(site)),
    text,
  );
