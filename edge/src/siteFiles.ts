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
    `Sitemap: ${siteOrigin}/sitemap.xml`,
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
