import type { PdfOptions } from '../making/pdfOptions';

const A4 = { short: 595.28, long: 841.89 };
const POINTS_PER_MM = 72 / 25.4;
/** A photo that makes its own page is printed at this many pixels an inch. */
export const FIT_DPI = 150;
/** Points: no reader shows a smaller sheet as one, and no printer takes it. */
const PAGE_MIN = 72;

export type Placement = {
  pageWidth: number;
  pageHeight: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Where a photo stands on its page, in points from the bottom left corner: whole, centred, inside the margins. */
export function placeImage(
  widthPx: number,
  heightPx: number,
  { pageSize, marginMm }: Pick<PdfOptions, 'pageSize' | 'marginMm'>,
): Placement {
  const margins = 2 * marginMm * POINTS_PER_MM;
  const isLying = widthPx > heightPx;
  const a4 = isLying ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long };
  const scale =
    pageSize === 'fit'
      ? 72 / FIT_DPI
      : Math.min((a4.width - margins) / widthPx, (a4.height - margins) / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  const pageWidth = pageSize === 'fit' ? Math.max(PAGE_MIN, width + margins) : a4.width;
  const pageHeight = pageSize === 'fit' ? Math.max(PAGE_MIN, height + margins) : a4.height;
  return {
    pageWidth,
    pageHeight,
    x: (pageWidth - width) / 2,
    y: (pageHeight - height) / 2,
    width,
    height,
  };
}
