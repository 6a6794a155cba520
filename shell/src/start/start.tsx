import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { startSession } from '@anunturi/shared-auth/session';
import { takeEarlyPress } from '@anunturi/shared-contract/page/earlyPress';
import { PAGE_CONFIG_ID, readPageConfig } from '@anunturi/shared-contract/page/readPageConfig';
import { preserveInput } from '@anunturi/shared-runtime/lifecycles/preserveInput';
import { applyTheme } from '@anunturi/shared-runtime/theme/theme';
import type { ReactNode } from 'react';
import { ShellRouter } from '../routing/ShellRouter';
import { EarlyInput } from './EarlyInput';
import { followPageLater } from './followPageLater';
import { preloadDestination } from './preloadDestination';
import { keepSignedInMark } from './signedInMark';
import { StartFailed } from './StartFailed';

type Rendering = Record<'render' | 'hydrate', (element: HTMLElement, tree: ReactNode) => void>;

/**
 * Starts the shell. Nothing of the app is rendered before the first auth result, which is immediate for a visitor who
 * never signed in; the remote of the page downloads meanwhile. Markup that came with the page is the same for everybody: it is
 * hydrated as nobody's, and what depends on the person follows at once.
 */
export async function start(page: Document, { render, hydrate }: Rendering): Promise<void> {
  applyTheme();
  const element = page.getElementById('root') as HTMLElement;
  const config = readPageConfig(page);
  if (!config) throw new Error(`The page carries no #${PAGE_CONFIG_ID}.`);
  followPageLater(config);
  configureFirebase(config.firebase);
  const screen = preloadDestination(config.registry, location.pathname);
  try {
    await startSession();
  } catch (error) {
    console.error('Whether somebody is signed in could not be found out', error);
    element.replaceChildren();
    render(element, <StartFailed />);
    return;
  }
  keepSignedInMark();
  const { pathname, search, hash } = location;
  const tree = <ShellRouter config={config} start={{ pathname, search, hash }} />;
  if (!element.firstElementChild) return render(element, tree);
  await screen;
  // What a remote has rendered is not ours to press or to keep: its slot does. Later presses React gets by itself.
  const pressed = takeEarlyPress((button) => !button.closest('[data-remote]'));
  const content = element.querySelector<HTMLElement>('main');
  const giveBack =
    content && !content.querySelector('[data-remote]') ? preserveInput(content) : undefined;
  hydrate(
    element,
    <EarlyInput giveBack={giveBack} pressed={pressed}>
      {tree}
    </EarlyInput>,
  );
}
