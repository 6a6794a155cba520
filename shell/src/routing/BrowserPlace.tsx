import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { useEffect, useRef } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { fetchAhead } from './fetchAhead';
import type { Place } from './Place';

export type BrowserPlaceProps = {
  config: Pick<PageConfig, 'registry' | 'isSplit'>;
  /** Told of every place that the browser is at, and how to go on from it. */
  onPlace(place: Place, navigate: ReturnType<typeof useNavigate>): void;
  /** Asks the server for an address that is not among the pages of this origin. */
  leave?: (address: string) => void;
};

/** The page's only router, without anything inside: it says where the browser is. Downloaded when the first page is left. */
export function BrowserPlace(props: BrowserPlaceProps) {
  return (
    <BrowserRouter>
      <Teller {...props} />
    </BrowserRouter>
  );
}

function Teller({ config: { registry, isSplit }, onPlace, leave = replace }: BrowserPlaceProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isBackOrForward = useNavigationType() === 'POP';
  useEffect(() => fetchAhead(registry), [registry]);
  const known = useRef(pathname);
  // Not sooner: the router itself listens to the browser only once the layout is done, and would miss a visit.
  useEffect(() => {
    // The page's own address was answered by the server already.
    if (isSplit && pathname !== known.current && isElsewhere(registry, pathname))
      return leave(pathname + search + hash);
    known.current = pathname;
    onPlace({ location: { pathname, search, hash }, isBackOrForward }, navigate);
  }, [pathname, search, hash, isBackOrForward, navigate, onPlace, leave, registry, isSplit]);
  return null;
}

const replace = (address: string) => window.location.replace(address);

/** Not among the pages of this origin: the server knows whether the site's other one has it. */
const isElsewhere = (registry: RemoteRegistry, pathname: string) =>
  findDestination(createRouteTable(registry), pathname).kind === 'notFound';
