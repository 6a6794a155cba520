/** Where a page of a person's own listings begins: after the document with this value of the order's field and this id. */
export type ListingCursor = { value: number; id: string };
