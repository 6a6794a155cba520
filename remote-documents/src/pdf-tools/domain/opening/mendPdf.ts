import { openSource } from '../making/copyPages';
import { isSound } from './isSound';
import { writePdf } from '../making/writePdf';

/** A damaged file written anew; one with a part that does not decode is for the reader alone, which draws what it can of it. */
export type MendedPdf = { blob: Blob; isSound: boolean };

/**
 * A damaged file written anew with all that could be read of it, for readers that are less tolerant, and without its
 * password. @throws as `loadPdf` does
 */
export async function mendPdf(file: Blob, password?: string): Promise<MendedPdf> {
  const pdf = await openSource(file, password);
  return { isSound: await isSound(pdf), blob: await writePdf(pdf) };
}
