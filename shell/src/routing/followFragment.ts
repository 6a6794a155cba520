import { focusOn } from '@anunturi/shared-ui/keyboard/focusOn';

const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls to the part of the page that a fragment (`#mesaj`) names and gives it the focus: at once, or as soon as it is rendered.
 * Gives up when somebody scrolls, presses or types first, and on `end`; a page loaded again stays where the browser puts it.
 */
export function followFragment(hash: string, isStart: boolean, end: AbortSignal): void {
  if (end.aborted || (isStart && isShownAgain()) || goTo(hash)) return;
  const done = new AbortController();
  const watch = new MutationObserver(() => goTo(hash) && done.abort());
  const stop = () => done.abort();
  done.signal.addEventListener('abort', () => watch.disconnect());
  end.addEventListener('abort', stop, { signal: done.signal });
  for (const sign of SIGNS)
    addEventListener(sign, stop, { signal: done.signal, passive: true, capture: true });
  watch.observe(document.body, { childList: true, subtree: true });
}

function isShownAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

function goTo(hash: string): boolean {
  const part = document.getElementById(idIn(hash));
  if (!part) return false;
  if (part.contains(document.activeElement)) return true; // it has put the focus inside itself
  part.scrollIntoView({ block: 'start' });
  focusOn(part);
  return true;
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // not an address's writing: taken as it stands
  }
}
