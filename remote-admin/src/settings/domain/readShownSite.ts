import { readPageConfig } from '@anunturi/shared-contract/page/readPageConfig';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';

type Shown = Pick<SiteConfig, 'operator' | 'partners'>;
const nothing: Shown = {
  operator: { name: '', cui: '', tradeRegister: '', seat: '', phone: '', email: '' },
  partners: [],
};

/** Operator and partners as the page shows them now: what a change begins from. For handlers, not for render. */
export function readShownSite(): Shown {
  const site = readPageConfig()?.site;
  return {
    operator: site?.operator ?? nothing.operator,
    partners: site?.partners ?? nothing.partners,
  };
}
