import { configureFirebase } from '@anunturi/shared-auth/firebase';
import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { createPageRenderer } from '@anunturi/shared-runtime/lifecycles/createPageRenderer';
import { texts } from './start/texts';
import { App, preload } from './VitrinaApp';

/** Said once by the HTML server before the first page. */
export function configure(config: FirebaseConfig): void {
  configureFirebase(config);
}

/** First data, head and status of a public page; null for a screen that has none of its own. */
export async function load({ screen }: PageRequest): Promise<PageData | null> {
  if (screen === 'vitrina') return { head: { title: texts.title, description: texts.lead } };
  return null;
}

/** A page rendered from its first data. */
export const render = createPageRenderer({ name: 'vitrina', App, preload });
