import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';

/**
 * The address's query: `get(STATUS_PARAM)`, and `set({ [STATUS_PARAM]: 'active', [LISTING_PARAM]: null })` which
 * keeps the other parameters.
 */
export function useQuery() {
  const nav = useNav();
  const { pathname, search } = useNavState().location;
  const now = new URLSearchParams(search);
  return {
    get: (name: string) => now.get(name) ?? '',
    set(changes: Record<string, string | null>, { replace = true } = {}) {
      const next = new URLSearchParams(nav.current().location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const text = next.toString();
      nav.navigate(text ? `${pathname}?${text}` : pathname, { replace });
    },
  };
}

/** The value when it is one of a record's keys, otherwise the fallback. */
export function oneOf<Key extends string>(
  value: string,
  known: Record<Key, unknown>,
  fallback: Key,
): Key {
  return Object.hasOwn(known, value) ? (value as Key) : fallback;
}
