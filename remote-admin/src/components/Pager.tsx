import { Pagination } from '@anunturi/shared-ui/navigation/Pagination';
import type { CursorPages } from '#behaviour/useCursorPages';

/** Back and forth through a list read by cursors. */
export function Pager<T, C>({ pages }: { pages: CursorPages<T, C> }) {
  return (
    <Pagination previous={pages.previous} next={pages.next}>
      Pagina {pages.number}
    </Pagination>
  );
}
