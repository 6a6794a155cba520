import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags } from '../../e2e/support/chromiumFlags';
import { signIn } from '../../e2e/support/people/signIn';
import type { Look } from '../release/acts';
import { liveVersionOf } from '../release/DeployedRegistry';
import { ReleaseRefused } from '../release/ReleaseTarget';
import { copyLive } from './copyLive';
import { findChromium } from './findChromium';
import { openPage } from './openPage';
import { pagesToLookAt } from './pagesToLookAt';
import { administrator, startSiteToLookAt } from './startSiteToLookAt';

/**
 * Looks, in a browser, at the first pages of what is about to go live, on an HTML server of its own whose registry is the
 * one that would be. @throws ReleaseRefused at once where there is no browser
 */
export function createLook(say: (line: string) => void = console.log): Look {
  const executablePath = findChromium();
  if (!executablePath)
    throw new ReleaseRefused(
      'There is no Chromium to look at the release with before it goes live: install it, name one by CHROMIUM_PATH, or release it unseen with --no-look.',
    );
  return async (name, registry, target) => {
    if (!registry.shell) {
      say(`${name} is not looked at: ${target.name} has no shell yet.`);
      return;
    }
    const pages = pagesToLookAt(name, registry);
    const names = [...new Set(pages.map(({ part }) => part))].filter((part) => part !== 'shell');
    const folder = await mkdtemp(join(tmpdir(), 'look-'));
    try {
      await copyLive(names, registry, { target, folder });
      const faults = await lookAt(pages, { folder, executablePath });
      if (faults.length > 0)
        throw new ReleaseRefused(
          `${name} ${liveVersionOf(name, registry)} was looked at and does not go live.\n${faults.join('\n')}`,
        );
      say(`${name} was looked at: ${pages.map(({ path }) => path).join(', ')}.`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

async function lookAt(
  pages: ReturnType<typeof pagesToLookAt>,
  { folder, executablePath }: { folder: string; executablePath: string },
): Promise<string[]> {
  const site = await startSiteToLookAt(folder);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const newContext = () =>
    browser.newContext({ baseURL: site.origin, locale: 'ro-RO', serviceWorkers: 'block' });
  const faults: string[] = [];
  try {
    for (const page of pages) {
      const context = await newContext();
      if (page.access !== 'public') await signInTo(context);
      faults.push(...(await openPage(context, page)));
      await context.close();
    }
    return faults;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function signInTo(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signIn(page, administrator.email, administrator.password);
  await page.close();
}
