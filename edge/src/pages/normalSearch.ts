import type { Destination } from '@anunturi/shared-contract/navigation/routeTable';

/**
 * Of a query what the page depends on, in one order: campaign marks and whatever somebody adds make no page of their own.
 * A release from before routes named their parameters gets all of them.
 */
export function normalSearch(search: string, destination: Destination): string {
  if (destination.kind !== 'remote' || destination.route.access !== 'public' || search === '')
    return '';
  const { query } = destination.route;
  const params = new URLSearchParams(search);
  const kept = new URLSearchParams([...params].filter(([name]) => !query || query.includes(name)));
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}
