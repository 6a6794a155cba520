import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { checkPhotoFile, preparePhoto } from '#domain/photo/preparePhoto';
import { sendPhoto } from '#data/sendPhoto';

type Steps = {
  /** Called with the picture as it will be sent, once it is drawn. */
  onDrawn(photo: Blob): void;
  onProgress(share: number): void;
  signal: AbortSignal;
};

/**
 * Prepares a photo for a message as those of listings are: drawn anew on the device and by trusted code.
 * @throws MarketError fileType, tooLarge, fileUnreadable, cancelled, offline, unavailable, quotaFull, dailyLimit
 */
export async function prepareMessagePhoto(
  file: File,
  { onDrawn, onProgress, signal }: Steps,
): Promise<CommandResult<'preparePhoto'>> {
  checkPhotoFile(file);
  const { full } = await preparePhoto(file);
  onDrawn(full);
  return sendPhoto(full, { onProgress, signal });
}
