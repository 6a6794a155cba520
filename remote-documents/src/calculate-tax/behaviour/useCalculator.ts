import { LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { useEffect, useState } from 'react';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { toTaxInput } from '@anunturi/shared-domain/tax/vehicleTaxInput';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { useListing } from '../data/useListing';
import {
  type CalculatorValues,
  fromTaxInput,
  readSearch,
  toSearch,
} from '../domain/calculatorValues';

const WRITE_AFTER_MS = 300;

/** Values from the address; from the listing it names when the address says nothing else. */
function baseValues(search: string, listing: Listing | null): CalculatorValues {
  const own = [...new URLSearchParams(search).keys()].some((name) => name !== LISTING_PARAM);
  const input =
    !own && listing?.kind === 'vehicle' ? toTaxInput(listing.vehicle, listing.categoryId) : null;
  return input && listing ? fromTaxInput(input, listing.localityId) : readSearch(search);
}

type Edit = {
  search: string;
  typed: Partial<CalculatorValues>;
  /** Addresses that the form wrote itself: one that arrives late takes nothing back that was typed since. */
  written: readonly string[];
};

/** The form's values; the address follows them, so that it can be shared, and another address starts them anew. */
export function useCalculator() {
  const nav = useNav();
  const { location } = useNavState();
  const listingId = new URLSearchParams(location.search).get(LISTING_PARAM);
  const loaded = useListing(listingId);
  const listing = loaded.state === 'ready' ? loaded.value : null;
  const [edit, setEdit] = useState<Edit>({ search: location.search, typed: {}, written: [] });

  const values = { ...baseValues(location.search, listing), ...edit.typed };
  const search = toSearch(values, listingId ?? undefined);
  if (edit.search !== location.search)
    setEdit({
      search: location.search,
      typed: edit.written.includes(location.search) ? edit.typed : {},
      written: edit.written,
    });

  const edited = Object.keys(edit.typed).length > 0;
  useEffect(() => {
    if (!edited || search === location.search) return undefined;
    const timer = setTimeout(() => {
      setEdit((now) => ({ ...now, written: [...now.written, search] }));
      nav.navigate(`${location.pathname}${search}`, { replace: true });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [nav, edited, search, location.pathname, location.search]);

  return {
    values,
    /** Path and query that bring this very calculation back. */
    address: `${location.pathname}${search}`,
    listing,
    listingId,
    change: (name: keyof CalculatorValues, value: string) =>
      setEdit((now) => ({ ...now, typed: { ...now.typed, [name]: value } })),
  };
}
