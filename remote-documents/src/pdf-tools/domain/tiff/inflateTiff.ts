import { PDFContext, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import type { TiffTags } from './toPdfPicture';

/** A PDF's names of a TIFF's ways to make bytes fewer. */
const FILTERS: Record<number, string> = {
  5: 'LZWDecode',
  8: 'FlateDecode',
  32946: 'FlateDecode',
  32773: 'RunLengthDecode',
};

/** The bytes of a strip or tile as they were before they were made fewer. @throws when that way is not read */
export function inflateTiff(
  stored: Uint8Array<ArrayBuffer>,
  { one }: Pick<TiffTags, 'one'>,
): Uint8Array {
  if (one('compression') === 1) return stored;
  const filter = FILTERS[one('compression')];
  if (!filter) throw new Error('a TIFF stored in a way that is not read');
  const dict = PDFContext.create().obj({ Filter: filter });
  return decodePDFRawStream(PDFRawStream.of(dict, stored)).decode();
}
