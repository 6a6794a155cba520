import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { BrowserRouter } from 'react-router-dom';
import { ShellPage } from './ShellPage';

/** Of the ids that the shell's React makes: unlike any remote's, and the same on a server. */
export const SHELL_ID_PREFIX = 'shell-';

/** The whole page in a browser, under its only router. */
export function ShellRouter({ config }: { config: PageConfig }) {
  return (
    <BrowserRouter>
      <ShellPage config={config} />
    </BrowserRouter>
  );
}
