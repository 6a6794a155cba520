/** What a message about an act on a listing is about: the next act on the same one takes it away (`Toast.about`). */
export const aboutListing = (id: string): string => `listing ${id}`;
