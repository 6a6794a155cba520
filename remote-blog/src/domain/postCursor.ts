/** Where a page of the list ended: the moment and the slug of its last post. */
export type PostCursor = { publishedAtMs: number; slug: string };

/** A cursor as an address carries it: `1763600000000.cum-citim-talonul`. */
export function writePostCursor({ publishedAtMs, slug }: PostCursor): string {
  return `${publishedAtMs}.${slug}`;
}

/** The cursor of an address; null for none and for anything else. */
export function readPostCursor(text: string | undefined): PostCursor | null {
  const match = /^(\d{1,15})\.([a-z0-9-]{1,80})$/.exec(text ?? '');
  return match ? { publishedAtMs: Number(match[1]), slug: match[2]! } : null;
}
