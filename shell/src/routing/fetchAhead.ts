import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { isSparing } from '@anunturi/shared-ui/device/isSparing';
import { expectIntegrity, integrityOf } from '../federation/integrity';
import { versionOf } from '../federation/loadRemoteModule';
import { shellScreens } from './shellScreens';

const SIGNS = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Downloads the code of the page that a link leads to when somebody points at it, touches it or comes to it by keys: nobody
 * waits for it after the press. Not where the line is slow or data is to be saved.
 */
export function fetchAhead(registry: RemoteRegistry): () => void {
  if (isSparing()) return () => {};
  const table = createRouteTable(registry);
  const hinted = new Set<string>();

  function look(target: Element | null | undefined) {
    const link = target?.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.target || link.hasAttribute('download')) return;
    const destination = findDestination(table, link.pathname);
    if (destination.kind === 'shell')
      shellScreens.preload(destination.screen).catch(() => undefined); // the visit asks again
    if (destination.kind !== 'remote') return;
    const { release, route } = destination;
    const { entry, files } = release;
    if (versionOf(release) !== release.version) return; // a retry has loaded another one
    expectIntegrity(release);
    for (const file of [entry, ...files.lifecycles, ...(files.screens[route.screen] ?? [])])
      hint(new URL(file, new URL(release.url, location.href)));
  }

  function hint(url: URL) {
    if (hinted.has(url.href) || performance.getEntriesByName(url.href).length > 0) return;
    hinted.add(url.href);
    if (document.querySelector(`style[data-href="${url.href}"]`)) return; // came in the page itself
    const integrity = integrityOf(url.href);
    // A hint without the hash would not be used by what is checked by it.
    if (integrity instanceof Promise)
      integrity.then(
        () => add(url, integrityOf(url.href)),
        () => undefined, // the visit asks again
      );
    else add(url, integrity);
  }

  function add(url: URL, integrity: unknown) {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: url.pathname.endsWith('.css') ? 'style' : 'script',
      fetchPriority: 'low',
      ...(typeof integrity === 'string' && { integrity }),
      ...(url.origin !== location.origin && { crossOrigin: 'anonymous' }),
      href: url.href,
    });
    document.head.append(link);
  }

  const hear = ({ target }: Event) => look(target as Element);
  for (const sign of SIGNS) addEventListener(sign, hear, { passive: true });
  // What was pointed at before this came.
  look([...document.querySelectorAll(':hover')].at(-1));
  look(document.activeElement);
  return () => SIGNS.forEach((sign) => removeEventListener(sign, hear));
}
