import type { Destination } from '@anunturi/shared-contract/navigation/routeTable';
import { NOT_TOLD, shellPageQueries } from './shellPageQueries';

/**
 * Of a query what the page depends on, in one order: campaign marks and whatever somebody adds make no page of their own.
 * A release from before routes named their parameters gets all of them.
 */
export function normalSearch(search: string, destination: Destination): string {
  if (search === '') return '';
  const read = readerFor(destination);
  if (!read) return '';
  const kept = new URLSearchParams([...new URLSearchParams(search)].flatMap(read));
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}

type Parameter = [name: string, value: string];
/** What of one parameter the page depends on. */
type Reader = (parameter: Parameter) => Parameter[];

/** Undefined where the page depends on no parameter. */
function readerFor(destination: Destination): Reader | undefined {
  if (destination.kind === 'shell') {
    const { kept = [], secret = [] } = shellPageQueries[destination.screen] ?? {};
    return ([name, value]) => {
      if (secret.includes(name)) return [[name, value && NOT_TOLD]];
      return kept.includes(name) ? [[name, value]] : [];
    };
  }
  if (destination.kind !== 'remote' || destination.route.access !== 'public') return undefined;
  const { query } = destination.route;
  return (parameter) => (!query || query.includes(parameter[0]) ? [parameter] : []);
}
