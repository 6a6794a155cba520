import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { createVersionReader } from '@anunturi/shared-auth/firestore/createVersionReader';
import { readDocumentsBy } from '@anunturi/shared-auth/firestore/readDocument';
import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { createPageRenderer } from '@anunturi/shared-runtime/lifecycles/createPageRenderer';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import { preloadLaterParts } from './browse/laterParts';
import { loadAllListings, loadCompare, loadHome, loadSeller } from './browse/data/listPages';
import { searchAt } from './data/lists/askSearchEngine';
import { forgetMemoized } from './data/memoizeFor';
import { loadListing } from './view/data/listingPage';
import { loadForm } from './sell/data/formPage';
import { publicScreens } from './publicScreens';

let origin = '';

/** Said once by the HTML server before the first page. */
export function configure(config: FirebaseConfig, siteOrigin = ''): void {
  configureFirebase(config);
  const versions = createVersionReader(config);
  readDocumentsBy(versions.readDocument);
  searchAt(siteOrigin);
  origin = siteOrigin;
}

/** Counts, categories and texts that are kept between pages. */
export const forget = forgetMemoized;

/** First data, head and status of a public page; null for a screen that is not rendered here. */
export async function load(request: PageRequest): Promise<PageData | null> {
  switch (request.screen) {
    case 'home':
      return loadHome();
    case 'allListings':
      return loadAllListings(request.search);
    case 'viewListing':
    case 'viewPost':
      return loadListing(request, origin);
    case 'seller':
      return loadSeller(request);
    case 'compare':
      return loadCompare(request.search);
    case 'addListing':
      return loadForm();
    default:
      return null;
  }
}

/** A public page rendered from its first data. */
export const render = createPageRenderer({
  name: 'listings',
  ...createScreens(publicScreens),
  preloadParts: preloadLaterParts,
});
