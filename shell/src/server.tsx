import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { RemoteMarkup } from './federation/RemoteMarkup';
import { SHELL_ID_PREFIX } from './routing/ShellRouter';
import { ShellPage } from './routing/ShellPage';
import { createRouteTable, findDestination } from './routing/routeTable';
import { shellScreens } from './routing/shellScreens';
import type { PageConfig } from './start/pageConfig';

/** A page as the HTML server asks for it; `remoteMarkup` is what the remote of the page has drawn. */
export type ShellRequest = {
  config: PageConfig;
  pathname: string;
  search: string;
  remoteMarkup?: string;
};

/** The whole page for a visitor who is not signed in, as markup that the shell takes over in the browser. */
export async function render({
  config,
  pathname,
  search,
  remoteMarkup,
}: ShellRequest): Promise<string> {
  const destination = findDestination(createRouteTable(config.registry), pathname);
  if (destination.kind === 'shell') await shellScreens.preload(destination.screen);
  return renderToString(
    <RemoteMarkup value={remoteMarkup}>
      <StaticRouter location={pathname + search}>
        <ShellPage config={config} />
      </StaticRouter>
    </RemoteMarkup>,
    { identifierPrefix: SHELL_ID_PREFIX },
  );
}
