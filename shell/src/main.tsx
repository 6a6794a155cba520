import '@anunturi/shared-ui/tokens.css';
import '@anunturi/shared-ui/base.css';
import '@anunturi/shared-ui/forcedColours.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SHELL_ID_PREFIX } from './routing/ShellRouter';
import { start } from './start/start';

const options = { identifierPrefix: SHELL_ID_PREFIX };

void start(document, {
  render: (element, tree) => createRoot(element, options).render(tree),
  hydrate: (element, tree) =>
    void hydrateRoot(element, tree, {
      ...options,
      onRecoverableError: (error) => console.error('shell: React recovered from an error', error),
    }),
});
