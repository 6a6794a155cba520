import { configureFirebase } from '@anunturi/shared-auth/firebase';
import type { FirebaseConfig } from '@anunturi/shared-auth/firebaseConfig';
import { createPageRenderer } from '@anunturi/shared-ui/createPageRenderer';
import { createScreens } from '@anunturi/shared-ui/createScreens';
import { readTallies } from './transparency/data/readTallies';
import { TALLIES_KEY } from './transparency/data/useTallies';

type Page = {
  data?: Record<string, unknown>;
  head: { title: string; description?: string; noindex?: boolean };
};

/** Said once by the HTML server before the first page. */
export function configure(config: FirebaseConfig): void {
  configureFirebase(config);
}

/** First data and head of the one public page; null for the administration. */
export async function load({ screen }: { screen: string }): Promise<Page | null> {
  if (screen !== 'transparency') return null;
  return {
    data: { [TALLIES_KEY]: await readTallies(new Date().getUTCFullYear()) },
    head: {
      title: 'Transparență',
      description:
        'Câte anunțuri au fost respinse și din ce motive, câte decizii au fost contestate și câte au fost întoarse.',
    },
  };
}

const screens = createScreens({
  transparency: () =>
    import('./transparency/TransparencyScreen').then((file) => file.TransparencyScreen),
});

/** The public page drawn from its first data. */
export const render = createPageRenderer({ name: 'admin', ...screens });
