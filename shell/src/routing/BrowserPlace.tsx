import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { fetchAhead } from './fetchAhead';
import type { Place } from './Place';

export type BrowserPlaceProps = {
  registry: RemoteRegistry;
  /** Told of every place that the browser is at, and how to go on from it. */
  onPlace(place: Place, navigate: ReturnType<typeof useNavigate>): void;
};

/** The page's only router, without anything inside: it says where the browser is. Downloaded when the first page is left. */
export function BrowserPlace(props: BrowserPlaceProps) {
  return (
    <BrowserRouter>
      <Teller {...props} />
    </BrowserRouter>
  );
}

function Teller({ registry, onPlace }: BrowserPlaceProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isBackOrForward = useNavigationType() === 'POP';
  useEffect(() => fetchAhead(registry), [registry]);
  // Not sooner: the router itself listens to the browser only once the layout is done, and would miss a visit.
  useEffect(
    () => onPlace({ location: { pathname, search, hash }, isBackOrForward }, navigate),
    [pathname, search, hash, isBackOrForward, navigate, onPlace],
  );
  return null;
}
