import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import { useEffect } from 'react';
import { type ListAddress, writeListSearch } from '#domain/listAddress';

/** By where a page begins: the page from which one came to it, while the program runs. */
const pagesBefore = new Map<string, string>();

/** The address of the page before this one, or the first page when one came here directly. Undefined on the first. */
export function usePreviousPage(
  address: ListAddress,
  next: string | undefined,
): string | undefined {
  const { after, filters } = address;
  const here = writeListSearch(address);
  useEffect(() => {
    if (next) pagesBefore.set(next, here);
  }, [next, here]);
  return after && listLinks.allListings(pagesBefore.get(after) ?? writeListSearch({ filters }));
}
