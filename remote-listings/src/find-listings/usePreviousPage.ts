import { links } from '@anunturi/shared-domain/links';
import { useEffect, useState } from 'react';
import { type ListAddress, writeListSearch } from '../domain/listAddress';

const key = (after: string) => `page-before:${after}`;

/** The address of the page before this one: remembered in this tab, or the first page when one came here directly. Undefined on the first. */
export function usePreviousPage(address: ListAddress, next: string | undefined): string | undefined {
  const { after } = address;
  const here = writeListSearch(address);
  const [before, setBefore] = useState<string | null>(null);
  useEffect(() => {
    setBefore(after ? sessionStorage.getItem(key(after)) : null);
    if (next) sessionStorage.setItem(key(next), here);
  }, [after, next, here]);
  if (!after) return undefined;
  return links.allListings(before ?? writeListSearch({ filters: address.filters, typed: address.typed }));
}
