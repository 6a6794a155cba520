import type { SiteConfig } from '@anunturi/shared-domain/site/siteConfig';

type Shown = Pick<SiteConfig, 'operator' | 'partners'>;
const nothing: Shown = {
  operator: { name: '', cui: '', tradeRegister: '', seat: '', phone: '', email: '' },
  partners: [1, 2, 3].map(() => ({ label: '', url: '' })),
};

/** Operator and partners as the page shows them now: what a change begins from. For handlers, not for render. */
export function readShownSite(): Shown {
  const text = document.getElementById('page-config')?.textContent;
  const site = text ? (JSON.parse(text) as { site?: Partial<Shown> }).site : undefined;
  return {
    operator: site?.operator ?? nothing.operator,
    partners: site?.partners ?? nothing.partners,
  };
}
