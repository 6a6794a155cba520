import { configureFirebase } from '@anunturi/shared-auth/firebase';
import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { createPageRenderer } from '@anunturi/shared-runtime/lifecycles/createPageRenderer';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import { readTallies } from './transparency/data/readTallies';
import { TALLIES_KEY } from './transparency/data/useTallies';

/** Said once by the HTML server before the first page. */
export function configure(config: FirebaseConfig): void {
  configureFirebase(config);
}

/** First data and head of the one public page; null for the administration. */
export async function load({ screen }: Pick<PageRequest, 'screen'>): Promise<PageData | null> {
  if (screen !== 'transparency') return null;
  return {
    data: { [TALLIES_KEY]: await readTallies(new Date().getUTCFullYear()) },
    head: {
      title: 'Transparență',
      description:
        'Câte anunțuri au fost respinse și din ce motive, câte decizii au fost contestate și câte au fost anulate.',
    },
  };
}

const screens = createScreens({
  transparency: () =>
    import('./transparency/TransparencyScreen').then((file) => file.TransparencyScreen),
});

/** The public page rendered from its first data. */
export const render = createPageRenderer({ name: 'admin', ...screens });
