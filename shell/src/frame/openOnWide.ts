/** The breakpoint at which the footer has columns (tokens.css). */
const WIDE = '(width >= 40rem)';

/**
 * Opens every `details` of the footer where its columns have room, and closes them on a phone. An open one is no control there:
 * its summary is a heading. Returns what ends it.
 */
export function openOnWide(footer: Element): () => void {
  const query = window.matchMedia?.(WIDE);
  if (!query) return () => {};
  const follow = () => {
    for (const details of footer.querySelectorAll('details')) {
      details.open = query.matches;
      details.querySelector('summary')!.tabIndex = query.matches ? -1 : 0;
    }
  };
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}
