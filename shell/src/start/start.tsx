import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { getSession, startSession } from '@anunturi/shared-auth/session';
import { PAGE_CONFIG_ID, readPageConfig } from '@anunturi/shared-contract/page/readPageConfig';
import { applyTheme } from '@anunturi/shared-runtime/theme/theme';
import type { ReactNode } from 'react';
import { ShellRouter } from '../routing/ShellRouter';
import { preloadDestination } from './preloadDestination';
import { registerServiceWorker } from './registerServiceWorker';
import { keepSignedInHint } from './signedInHint';
import { StartFailed } from './StartFailed';

type Rendering = Record<'render' | 'hydrate', (element: HTMLElement, tree: ReactNode) => void>;

/**
 * Starts the shell. Nothing of the app is rendered before the first auth result, which is immediate for a visitor who
 * never signed in; the remote of the page downloads meanwhile. Markup that came with the page is an anonymous visitor's:
 * it is hydrated for one, and thrown away for somebody who turns out to be signed in.
 */
export async function start(page: Document, { render, hydrate }: Rendering): Promise<void> {
  applyTheme();
  const element = page.getElementById('root') as HTMLElement;
  const config = readPageConfig(page);
  if (!config) throw new Error(`The page carries no #${PAGE_CONFIG_ID}.`);
  configureFirebase(config.firebase);
  const screen = preloadDestination(config.registry, location.pathname);
  registerServiceWorker();
  try {
    await startSession();
  } catch (error) {
    console.error('Starea autentificării nu a putut fi aflată.', error);
    element.replaceChildren();
    render(element, <StartFailed />);
    return;
  }
  keepSignedInHint();
  const tree = <ShellRouter config={config} />;
  if (element.firstElementChild && getSession().state === 'signedOut') {
    await screen;
    return hydrate(element, tree);
  }
  element.replaceChildren();
  render(element, tree);
}
