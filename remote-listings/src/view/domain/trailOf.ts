import { KIND_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import type { ListingDetail } from '#domain/listingDetail';

/** Where a listing stands: its kind, its category, itself. */
export const trailOf = (listing: ListingDetail, categoryLabel = 'Categorie') => [
  listing.kind === 'vehicle'
    ? { label: 'Mașini', to: links.allListings(`${KIND_PARAM}=masini`) }
    : { label: 'Servicii', to: links.allListings(`${KIND_PARAM}=servicii`) },
  { label: categoryLabel, to: links.categoryListings(listing.categoryId) },
  { label: listing.title, to: links.listing(listing) },
];
