import { useState } from 'react';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Cursor } from '@anunturi/shared-auth/firestore/readPage';

type CursorPage<T, C> = { rows: T[]; next: C | null };
export type CursorPages<T, C = Cursor> = {
  of: Loadable<CursorPage<T, C>>;
  number: number;
  next?: () => void;
  previous?: () => void;
  /** Rows of the next page, where they were read already. */
  ahead?: readonly T[];
  /** Reads the next page before it is shown, once. */
  readAhead?: () => void;
};

/** Walks a list page by page, forth by its cursors and back by those already seen. Another key starts again at the first page. */
export function useCursorPages<T, C = Cursor>(
  key: string,
  read: (after: C | null) => Promise<CursorPage<T, C>>,
): CursorPages<T, C> {
  const [walk, setWalk] = useState<{ key: string; seen: C[] }>({ key, seen: [] });
  const seen = walk.key === key ? walk.seen : [];
  const of = useLoad(`${key}:page ${seen.length}`, () => read(seen.at(-1) ?? null));
  const next = of.state === 'ready' ? of.value.next : null;
  return {
    of,
    number: seen.length + 1,
    ...(next && { next: () => setWalk({ key, seen: [...seen, next] }) }),
    ...(seen.length > 0 && { previous: () => setWalk({ key, seen: seen.slice(0, -1) }) }),
  };
}
