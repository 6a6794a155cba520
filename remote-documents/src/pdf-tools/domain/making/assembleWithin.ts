import type { Assembled } from './assemblePdf';
import type { AppliedLevel, PdfOptions } from './pdfOptions';

const falling: readonly AppliedLevel[] = ['large', 'medium', 'small', 'least'];

/** Whether what was made is as small as was asked; `unasked` when nothing was. */
export type Fit = 'unasked' | 'fits' | 'tooLarge';

const largest = ({ files }: Assembled) => Math.max(0, ...files.map(({ size }) => size));

/** The options to try one after another: as chosen, then with the pictures of PDFs too, then at each lower level. */
function tries(options: PdfOptions): PdfOptions[] {
  if (options.maxBytes === 0) return [options];
  const below = falling.slice(falling.indexOf(options.level) + 1);
  return [
    options,
    ...(options.shrinkPdfs ? [] : [{ ...options, shrinkPdfs: true }]),
    ...below.map((level) => ({ ...options, shrinkPdfs: true, level })),
  ];
}

/** Makes the document, and anew with smaller pictures until it is small enough; else the smallest of them. */
export async function assembleWithin(
  options: PdfOptions,
  assemble: (options: PdfOptions) => Promise<Assembled>,
): Promise<Assembled & { fit: Fit }> {
  let best: Assembled | undefined;
  for (const each of tries(options)) {
    const made = await assemble(each);
    if (options.maxBytes === 0) return { ...made, fit: 'unasked' };
    if (!best || largest(made) < largest(best)) best = made;
    if (largest(best) <= options.maxBytes) return { ...best, fit: 'fits' };
  }
  return { ...best!, fit: 'tooLarge' };
}
