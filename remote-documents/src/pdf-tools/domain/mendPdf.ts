import { openSource } from './copyPages';
import { writePdf } from './writePdf';

/** A damaged file written anew with all that could be read of it, for readers that are less tolerant. @throws as `loadPdf` does */
export const mendPdf = async (file: Blob): Promise<Blob> => writePdf(await openSource(file));
