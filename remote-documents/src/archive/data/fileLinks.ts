import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { FileLinkDays } from '@anunturi/shared-domain/people/fileLinkTerms';

/** A link to a kept file: its end and how often the file was taken by it, never the address itself. */
export type ShownLink = { id: string; createdMs: number; untilMs: number; openings: number };

/** Makes a link; its address, which starts with `/`, is answered this once. @throws MarketError quotaFull, emailNotVerified */
export async function shareFile(entryId: string, days: FileLinkDays): Promise<string> {
  return (await callCommand('shareArchiveFile', { entryId, days })).address;
}

/** Links of a file that stand, the newest first. */
export async function readLinks(entryId: string): Promise<ShownLink[]> {
  return (await callCommand('readFileLinks', { entryId })).links;
}

/** Ends a link at once. */
export async function endLink(linkId: string): Promise<void> {
  await callCommand('revokeFileLink', { linkId });
}
