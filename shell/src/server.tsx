import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { ShellBundle } from '@anunturi/shared-contract/page/ServerBundle';
import { renderToString } from 'react-dom/server';
import { RemoteMarkup } from './federation/RemoteMarkup';
import { Footer } from './frame/Footer';
import { FooterMarkup } from './frame/FooterMarkup';
import { SHELL_ID_PREFIX, ShellRouter } from './routing/ShellRouter';
import { shellScreens } from './routing/shellScreens';
import { SiteProvider } from './start/SiteContext';

const FOOTER_ID_PREFIX = 'footer-';

/** The whole page for a visitor who is not signed in, as markup that the shell hydrates in the browser. */
export const render: ShellBundle['render'] = async ({ config, pathname, search, remoteMarkup }) => {
  const destination = findDestination(createRouteTable(config.registry), pathname);
  if (destination.kind === 'shell') await shellScreens.preload(destination.screen);
  const footer = renderToString(
    <SiteProvider site={config.site}>
      <Footer year={config.year} />
    </SiteProvider>,
    { identifierPrefix: FOOTER_ID_PREFIX },
  );
  return renderToString(
    <RemoteMarkup value={remoteMarkup}>
      <FooterMarkup value={footer}>
        <ShellRouter config={config} start={{ pathname, search, hash: '' }} />
      </FooterMarkup>
    </RemoteMarkup>,
    { identifierPrefix: SHELL_ID_PREFIX },
  );
};
