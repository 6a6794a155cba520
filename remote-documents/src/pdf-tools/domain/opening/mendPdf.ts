import { openSource } from '../making/copyPages';
import { isSound } from './isSound';
import { writePdf } from '../making/writePdf';

/**
 * A damaged file written anew with all that could be read of it, for readers that are less tolerant, and without its
 * password. Null when a part of it does not decode. @throws as `loadPdf` does
 */
export async function mendPdf(file: Blob, password?: string): Promise<Blob | null> {
  const pdf = await openSource(file, password);
  return (await isSound(pdf)) ? writePdf(pdf) : null;
}
