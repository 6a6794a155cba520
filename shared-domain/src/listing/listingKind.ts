/** What a listing offers. */
export const listingKinds = ['vehicle', 'service'] as const;
export type ListingKind = (typeof listingKinds)[number];

/** Which facts a listing of a category carries: three of vehicles, one of services. */
export const categoryShapes = ['car', 'other', 'part', 'service'] as const;
