import { Pagination } from '@anunturi/shared-ui/navigation/Pagination';
import { type BlogAddress, blogLink } from '#domain/blogAddress';

/** To older posts, and back to the newest: pages have addresses of their own. */
export function PostPages({ address, next }: { address: BlogAddress; next?: string }) {
  return (
    <Pagination
      label="Pagini de articole"
      previous={address.after ? blogLink({ tag: address.tag }) : undefined}
      previousLabel="Cele mai noi"
      next={next ? blogLink({ tag: address.tag, after: next }) : undefined}
      nextLabel="Mai vechi"
    />
  );
}
