import type { RenderPage } from '@anunturi/shared-contract/page/ServerBundle';
import { renderToString } from 'react-dom/server';
import type { RemoteDefinition } from './createRemote';
import type { NavState } from '../navigation/nav';
import { RemoteRoot, identifierPrefixOf } from './RemoteRoot';

/** The server's side of `createRemote`: the same tree with the same ids, as markup. For a remote's `src/server.ts`. */
export function createPageRenderer({
  name,
  App,
  preload,
  preloadParts,
}: RemoteDefinition): RenderPage {
  return async ({ screen, params, pathname, search }, data) => {
    await Promise.all([preload?.(screen), preloadParts?.(search, data)]);
    const state: NavState = { screen, params, location: { pathname, search, hash: '' } };
    const nav = { current: () => state, subscribe: () => () => {}, navigate: () => {} };
    return renderToString(<RemoteRoot App={App} nav={nav} initialData={data} />, {
      identifierPrefix: identifierPrefixOf(name),
    });
  };
}
