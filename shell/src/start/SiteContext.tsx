import type { ShownSite } from '@anunturi/shared-contract/site/siteConfigSchema';
import { type ReactNode, createContext, useContext } from 'react';

const SiteContext = createContext<ShownSite | null>(null);

/** Gives the shell's screens the site's configuration. */
export function SiteProvider({ site, children }: { site: ShownSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Name, domain, operator and partners of this site. @throws Error outside a SiteProvider */
export function useSite(): ShownSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
