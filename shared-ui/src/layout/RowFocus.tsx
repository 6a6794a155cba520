import { type ReactNode, useEffect, useRef } from 'react';
import { focusOn, focusOnHeading, isFocusLost } from '../keyboard/focusOn';

/**
 * Holds the focus where rows come and go. Each row inside says which it is (`data-row={id}`). When the one that had the focus
 * is gone, the row after it takes it, or the one before, or the page's heading; one that was only rendered anew gets it back.
 */
export function RowFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = box.current!;
    const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const idOf = (row: HTMLElement | null) => row?.dataset.row ?? '';
    let last: { element: HTMLElement; id: string; ids: string[]; path: string } | undefined;
    const note = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      const row = element.closest<HTMLElement>('[data-row]');
      last =
        row && list.contains(row)
          ? {
              element,
              id: idOf(row),
              ids: rows().map(idOf),
              path: location.pathname + location.search,
            }
          : undefined;
    };
    const hold = () => {
      if (!last || !isFocusLost() || list.querySelector('[aria-busy="true"]:not([data-row])'))
        return;
      // What had it could have it still: the focus was taken away by a click beside.
      if (last.element.isConnected && !last.element.matches(':disabled')) return;
      const at = last.ids.indexOf(last.id);
      const near = [...last.ids.slice(at), ...last.ids.slice(0, at).toReversed()];
      const left = new Map(rows().map((row) => [idOf(row), row]));
      const next = near.find((id) => left.has(id));
      if (next === undefined) focusOnHeading();
      else focusOn(left.get(next));
    };
    const changes = new MutationObserver(hold);
    changes.observe(list, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      // The whole list is gone from a page that stays: nothing is left of it.
      const isHere = last?.path === location.pathname + location.search;
      if (isHere && !list.isConnected && isFocusLost()) focusOnHeading();
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
