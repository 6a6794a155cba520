import type { BrowserContext, Page } from '@playwright/test';
import { BROKEN_MARK } from '../support/releases/brokenBuilds';

/** Every way in which a page says that a part of it is not there. */
export const NOTICE =
  /nu (s-a|a|au) (putut )?(fi )?încărca|nu poate fi afișată|(mai greu|mai mult) decât de obicei|Nu am putut încărca/;

type Watch = {
  /** When each script and style sheet came, or failed. */
  ends: { url: string; atMs: number }[];
  noticeAtMs?: number;
  /** When each was asked for. */
  starts: { url: string; atMs: number }[];
};
declare global {
  interface Window {
    watch: Watch;
  }
}

/** Notes, in each document, when files came or failed and when the first notice stood in the page. */
export async function watchFailures(context: BrowserContext): Promise<void> {
  await context.addInitScript((notice) => {
    const watch: Watch = { ends: [], starts: [] };
    window.watch = watch;
    const addressOf = (node: unknown) => {
      if (node instanceof HTMLScriptElement) return node.src;
      return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : '';
    };
    const end = ({ target }: Event) =>
      watch.ends.push({ url: addressOf(target), atMs: performance.now() });
    for (const name of ['load', 'error']) document.addEventListener(name, end, true);
    const isNotice = new RegExp(notice);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (addressOf(node)) watch.starts.push({ url: addressOf(node), atMs: performance.now() });
      const said = [...document.querySelectorAll('[role="alert"], [role="status"]')];
      if (said.some(({ textContent }) => isNotice.test(textContent)))
        watch.noticeAtMs ??= performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, NOTICE.source);
}

/**
 * From the moment at which the page could know of the failure to its first notice: the last file that failed before it, or
 * when broken code ran. What hangs is known `slowAfterMs` after it was asked for. Null without a notice, undefined when the
 * page could always know of it.
 */
export async function noticeMs(
  page: Page,
  broken: (url: string) => boolean,
  slowAfterMs?: number,
): Promise<number | null | undefined> {
  const { ends, starts, noticeAtMs } = await page.evaluate(() => window.watch);
  const ranAtMs = await page.evaluate(
    (mark) => performance.getEntriesByName(mark)[0]?.startTime,
    BROKEN_MARK,
  );
  if (noticeAtMs === undefined) return null;
  const before = (slowAfterMs ? starts : ends).filter(
    ({ url, atMs }) => broken(url) && atMs <= noticeAtMs,
  );
  const knownAtMs = slowAfterMs ? (before[0]?.atMs ?? 0) + slowAfterMs : before.at(-1)?.atMs;
  const sinceMs = ranAtMs ?? knownAtMs;
  return sinceMs === undefined ? undefined : Math.max(0, Math.round(noticeAtMs - sinceMs));
}
