import { links } from '@anunturi/shared-domain/site/links';

/** Address of a conversation (or of the list), keeping the listing that the list is narrowed to. */
export function conversationLink(
  conversationId: string | undefined,
  listingId: string | undefined,
): string {
  const base = links.messages(conversationId);
  return listingId ? `${base}${base.includes('?') ? '&' : '?'}anunt=${listingId}` : base;
}
