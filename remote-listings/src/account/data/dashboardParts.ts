import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { type Attention, readAttention } from './readAttention';
import { type MyListingsPage, countMyListings, readFirstFromDocuments } from './readMyListings';
import { type SearchNews, readSearchNews } from './savedSearches';

/** What the first tab of the account shows. */
export type Dashboard = {
  page: MyListingsPage;
  counts: Record<ListingStatus, number>;
  attention: Attention;
  searches: SearchNews[];
};

/** The parts of `readDashboard`, each from the documents alone: trusted code is not asked again. */
export const dashboardParts: {
  [Part in keyof Dashboard]: (uid: string) => Promise<Dashboard[Part]>;
} = {
  page: readFirstFromDocuments,
  counts: countMyListings,
  attention: readAttention,
  searches: readSearchNews,
};
