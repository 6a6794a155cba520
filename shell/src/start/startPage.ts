import { markPart } from '@anunturi/shared-contract/telemetry/markPart';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SHELL_ID_PREFIX } from '../routing/ShellRouter';
import { start } from './start';

const options = {
  identifierPrefix: SHELL_ID_PREFIX,
  onCaughtError: (error: unknown) => markPart('shell', 'render', { error }),
};

/** Starts the shell with React's own roots. */
export const startPage = () =>
  start(document, {
    render: (element, tree) => createRoot(element, options).render(tree),
    // In slices: what is pressed meanwhile is answered between two of them.
    hydrate: (element, tree) =>
      startTransition(() => {
        hydrateRoot(element, tree, {
          ...options,
          onRecoverableError: (error) =>
            console.error('shell: React recovered from an error', error),
        });
      }),
  });
