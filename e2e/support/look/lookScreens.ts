import type { Page } from '@playwright/test';
import { seededListing } from '../listings/seededListing';

/** A screen that is measured: where it is, who sees it and what its goods are. */
export type LookScreen = {
  path: string | ((request: Page['request']) => Promise<string>);
  /** Whose account; nobody's when left out. */
  email?: string;
  /** Selector of the cards or rows that people come for. */
  goods: string;
};

const cards = 'main article';

export const lookScreens = {
  home: { path: '/', goods: cards },
  list: { path: '/toate-anunturile', goods: cards },
  listing: { path: seededListing, goods: 'main a[href^="/vanzator/"]' },
  seller: { path: '/vanzator/demoElena', goods: cards },
  sell: { path: '/adauga-anunt', goods: 'main form' },
  calculator: { path: '/calculator', goods: 'main form' },
  contracts: { path: '/contracte', goods: cards },
  blog: { path: '/blog', goods: cards },
  login: { path: '/login', goods: 'main form' },
  dashboard: { path: '/dashboard', email: 'vanzator@demo.ro', goods: 'main article[data-row]' },
  conversations: { path: '/mesaje-primite', email: 'vanzator@demo.ro', goods: 'main li' },
  profile: { path: '/dashboard?fila=profil', email: 'vanzator@demo.ro', goods: 'main summary' },
  people: { path: '/admin/utilizatori', email: 'admin@demo.ro', goods: 'main tbody tr' },
  queue: {
    path: '/admin/anunturi',
    email: 'admin@demo.ro',
    goods: 'main ul[aria-label="Anunțuri"] > li',
  },
} satisfies Record<string, LookScreen>;

export type LookScreenName = keyof typeof lookScreens;

/** A phone with a finger, and a desktop. */
export const lookDevices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

export type LookDevice = keyof typeof lookDevices;
