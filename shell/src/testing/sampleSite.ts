import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';

/** A site for tests. */
export const sampleSite: SiteConfig = {
  name: 'Târgul de probă',
  domain: 'proba.example',
  tagline: 'Vindeți, cumpărați și întocmiți acte simplu.',
  county: { name: 'Sibiu', code: 'SB' },
  partners: [
    { label: 'Știri', url: 'https://stiri.example/' },
    { label: 'Ghid', url: 'https://ghid.example/' },
    { label: 'Alt târg', url: 'https://alt.example/' },
  ],
  maker: { label: 'Atelier', url: 'https://atelier.example/' },
  operator: {
    name: 'Probă SRL',
    cui: 'RO12345674',
    tradeRegister: 'J32/9999/2026',
    seat: 'Str. Probei nr. 1, Sibiu',
    phone: '0269000000',
    email: 'operator@proba.example',
  },
  contactEmail: 'contact@proba.example',
};
