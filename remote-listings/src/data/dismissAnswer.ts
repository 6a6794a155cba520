import { callCommand } from '@anunturi/shared-auth/callCommand';

/** The answer to an appeal was read: it need not stand beside the listing any more. */
export async function dismissAnswer(listingId: string): Promise<void> {
  await callCommand('dismissAnswer', { listingId });
}
