import { SITE_MAP_PATH } from '../discovery/renderSiteMap';
import { links } from '@anunturi/shared-domain/site/links';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';

/** Crawlers may read what visitors read; account and admin pages hold nothing for them. */
export function robotsTxt(siteOrigin: string): string {
  const closed = [
    '/admin',
    '/dashboard',
    '/mesaje-primite',
    '/edit-anunt',
    '/arhivare/start',
    '/generare-pdf/start',
    links.login(),
    links.register(),
    '/test-upload',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin}${SITE_MAP_PATH}`,
    '',
  ].join('\n');
}

/** Lets a phone keep the site on its home screen. */
export function webManifest({ name, tagline }: SiteConfig) {
  return {
    name,
    short_name: name,
    description: tagline,
    lang: 'ro',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf7f2',
    theme_color: '#0b5d5b',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}

/** The site's mark, as a file of its own for browsers. */
export const siteIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="#0b5d5b"/><path d="M6 15 10 7h14l4 8a3.7 3.7 0 0 1-7.3 0 3.7 3.7 0 0 1-7.4 0 3.7 3.7 0 0 1-7.3 0Z" fill="#f3a712"/><path d="M9 20.5V27h16v-6.5" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M14 27v-4.5h6V27" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>`;
