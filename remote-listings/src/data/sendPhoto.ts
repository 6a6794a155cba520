import { callCommand } from '@anunturi/shared-auth/callCommand';
import { type SendFileOptions, sendFile } from '@anunturi/shared-auth/sendFile';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';

type Options = {
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** The rest of the time is trusted code's, which draws the photo anew. */
const SENT_SHARE = 0.9;

/**
 * Sends a photo and has it prepared; it waits there for the listing or message that takes it, under the name made of its content.
 * `onProgress` gets 0 to 1. @throws MarketError cancelled, offline, unavailable, notAllowed, quotaFull, fileUnreadable
 */
export async function sendPhoto(
  photo: Blob,
  { onProgress, signal }: Options = {},
): Promise<CommandResult<'preparePhoto'>> {
  if (signal?.aborted) throw new MarketError('cancelled');
  const booked = { sizeBytes: photo.size, contentType: photo.type };
  const { uploadId, address } = await callCommand('bookUpload', booked);
  try {
    const onSent = (sent: number) => onProgress?.((sent / photo.size) * SENT_SHARE);
    await send(address, photo, { onSent, signal });
    const prepared = await callCommand('preparePhoto', { uploadId });
    onProgress?.(1);
    return prepared;
  } catch (error) {
    // What cannot be given back now is given back by itself.
    void callCommand('cancelUpload', { uploadId }).catch(() => {});
    throw error;
  }
}

/** What a person reads beside a photo that did not arrive; the line was tried for a while before. */
async function send(address: string, file: Blob, options: SendFileOptions): Promise<void> {
  try {
    await sendFile(address, file, options);
  } catch (error) {
    if (!isMarketError(error) || error.code === 'cancelled') throw error;
    const message = 'Fotografia nu a putut fi încărcată. Verificați legătura și reîncercați.';
    throw new MarketError(error.code, message, { cause: error });
  }
}
