import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { inkOnly } from './inkOnly';
import type { Signature } from './signature';

const FILE_MAX_BYTES = 20_000_000;
/** Wide enough for 300 points an inch on the paper. */
const LONGEST_PX = 1200;

/**
 * The signature in a photo or a scan, read and cut out on the device.
 * @throws MarketError `tooLarge`, `fileType`, `fileUnreadable` (no signature on light paper)
 */
export async function readSignatureFile(file: File): Promise<Signature> {
  if (file.size > FILE_MAX_BYTES) throw new MarketError('tooLarge');
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new MarketError('fileType', 'Alegeți o poză: PNG, JPEG sau WebP.', { cause });
  });
  const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const ink = inkOnly(context.getImageData(0, 0, canvas.width, canvas.height));
  if (!ink)
    throw new MarketError(
      'fileUnreadable',
      'Nu am găsit o semnătură în poză. Fotografiați-o de aproape, pe hârtie albă, la lumină.',
    );
  canvas.width = ink.width;
  canvas.height = ink.height;
  context.putImageData(new ImageData(ink.data as ImageDataArray, ink.width, ink.height), 0, 0);
  return {
    kind: 'picture',
    picture: canvas.toDataURL('image/png'),
    width: ink.width,
    height: ink.height,
  };
}
