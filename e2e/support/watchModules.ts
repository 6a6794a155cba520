import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { type Page, expect } from '@playwright/test';
import { BROKEN_MARK, BROKEN_STYLE } from './releases/brokenBuilds';

/**
 * Watches from now on which release of a remote runs in a page that another release, a broken build, has run in: the files
 * that are asked for, what is left on the page, whether broken code runs and whether broken styles are applied.
 */
export async function watchModules(page: Page, { name }: RemoteRelease) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/remotes/${name}/`)) asked.push(pathname);
  });
  const before = await stateOf(page);
  return {
    /**
     * Everything of the one release was loaded, and nothing of another one is, runs or shows, but so many times that it was tried
     * once more before.
     */
    async expectOnly(
      { url, entry, files }: RemoteRelease,
      { screen, triedAgain }: { screen: string; triedAgain: number },
    ): Promise<void> {
      const wanted = [entry, ...files.lifecycles, ...(files.screens[screen] ?? [])];
      await expect.poll(() => wanted.filter((file) => !asked.includes(url + file))).toEqual([]);
      expect(asked.filter((path) => !path.startsWith(url))).toEqual([]);
      const { runs, globals, styled } = await stateOf(page);
      expect(runs, 'runs of broken code').toBe(before.runs + triedAgain);
      expect(styled, 'elements with broken styles').toBe(0);
      // Each release waits for its own chunks, and leaves nothing else of its own on the page.
      const added = globals.filter(
        (each) => !before.globals.includes(each) && /^webpackChunk|^remote_/.test(each),
      );
      expect(added).toEqual([
        expect.stringMatching(new RegExp(`^webpackChunk${name}_[0-9a-f]{8}$`)),
      ]);
    },
  };
}

const stateOf = (page: Page) =>
  page.evaluate(
    ([mark, style]) => ({
      runs: performance.getEntriesByName(mark!).length,
      globals: Object.keys(globalThis),
      styled: [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).getPropertyValue(style!) !== '',
      ).length,
    }),
    [BROKEN_MARK, BROKEN_STYLE],
  );
