import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { startSession } from '@anunturi/shared-auth/session';
import { applyTheme } from '@anunturi/shared-ui/theme';
import type { Root } from 'react-dom/client';
import { ShellRouter } from '../routing/ShellRouter';
import { readPageConfig } from './pageConfig';
import { preloadRemote } from './preloadRemote';
import { registerServiceWorker } from './registerServiceWorker';
import { StartFailed } from './StartFailed';

/**
 * Starts the shell. Nothing of the app is drawn before the first auth result, which is immediate for a visitor who
 * never signed in; the remote of the page downloads meanwhile.
 */
export async function start(page: Document, openRoot: (element: HTMLElement) => Root): Promise<void> {
  applyTheme();
  const element = page.getElementById('root') as HTMLElement;
  const root = openRoot(element);
  const config = readPageConfig(page);
  configureFirebase(config.firebase);
  preloadRemote(config.registry, location.pathname);
  registerServiceWorker();
  try {
    await startSession();
  } catch (error) {
    console.error('Starea autentificării nu a putut fi aflată.', error);
    root.render(<StartFailed />);
    return;
  }
  root.render(<ShellRouter config={config} />);
}
