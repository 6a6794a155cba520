import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandInput, CommandResult } from '@anunturi/shared-domain/commands/commands';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { readReportSnapshot } from '#data/listings/readReportSnapshot';

/** What is known of a file that a link gives; nobody reads what it holds. */
export type SharedFile = Omit<CommandResult<'findSharedFile'>, 'ownerName'> & {
  ownerName?: string;
};

/** @throws MarketError notFound when the link gives no file any more */
export const findSharedFile = (link: string): Promise<SharedFile> =>
  callCommand('findSharedFile', { link });

/** The file of a notice, as it stood when the notice came. @throws MarketError notFound when it was gone already */
export async function readReportedFile(reportId: string): Promise<SharedFile> {
  const snapshot = await readReportSnapshot(reportId);
  if (!snapshot?.file)
    throw new MarketError('notFound', 'Despre acest fișier nu s-a păstrat nimic.');
  const { keptAt, sharedAt, until, ...file } = snapshot.file;
  const [keptAtMs, sharedAtMs, untilMs] = [keptAt.getTime(), sharedAt.getTime(), until.getTime()];
  return { ...file, uid: snapshot.authorId, keptAtMs, sharedAtMs, untilMs };
}

/** @throws MarketError notFound (the file is deleted), changedElsewhere (somebody stopped it), notAllowed */
export async function stopFileSharing(input: CommandInput<'stopFileSharing'>): Promise<void> {
  await callCommand('stopFileSharing', input);
}
