import {
  type Browser,
  type BrowserContext,
  type Page,
  test as base,
  expect,
} from '@playwright/test';
import { signIn } from '../support/people/signIn';
import { FIGURES, type Figures } from './Figures';
import { type BreakableSite, startBreakableSite } from './site';
import { watchFailures } from './watchFailures';

export { expect };

/** Where each remote is looked at, how one gets there by a link, and which other remote is looked at meanwhile. */
export const remotes = {
  listings: { path: '/toate-anunturile', link: 'Toate Anunțurile', other: 'Blog' },
  documents: { path: '/calculator', link: 'Calculator Impozit', other: 'Blog' },
  blog: { path: '/blog', link: 'Blog', other: 'Calculator Impozit' },
  admin: { path: '/admin', link: 'Admin', other: 'Spre site' },
} as const;
export type RemoteName = keyof typeof remotes;
export const remoteNames = Object.keys(remotes) as RemoteName[];

type Person = { page: Page; context: BrowserContext };
type Open = (remote: RemoteName, options?: { serviceWorkers?: 'allow' }) => Promise<Person>;

/** One cell of the table: a running site whose releases may be broken, and a person who may see the remote. */
export const test = base.extend<
  { open: Open; note: (figures: Figures) => void },
  { site: BreakableSite }
>({
  site: [
    async ({}, use) => {
      const site = await startBreakableSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ browser, site }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (remote, { serviceWorkers } = {}) => {
      const context = await newContext(browser, site, {
        serviceWorkers: serviceWorkers ?? 'block',
      });
      contexts.push(context);
      const page = await context.newPage();
      if (remote === 'admin') await signIn(page, 'admin@demo.ro');
      return { context, page };
    });
    await Promise.all(contexts.map((context) => context.close()));
    await site.repair();
  },
  note: async ({}, use, info) => {
    await use((figures) => {
      info.annotations.push({ type: FIGURES, description: JSON.stringify(figures) });
    });
  },
});

let contextsMade = 0;

async function newContext(
  browser: Browser,
  { origin }: BreakableSite,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  contextsMade += 1;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ro-RO',
    // A network of its own, or the server would take no more of what it says; one household, or the registry would go back.
    extraHTTPHeaders: { 'x-forwarded-for': `2001:db8:1:${contextsMade.toString(16)}::1` },
    ...options,
  });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cookieAccepted', 'true');
  });
  await watchFailures(context);
  return context;
}
