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
  const margin = marginMm * POINTS_PER_MM;
  if (pageSize === 'fit') {
    const width = (widthPx * 72) / FIT_DPI;
    const height = (heightPx * 72) / FIT_DPI;
    const pageWidth = Math.max(PAGE_MIN, width + 2 * margin);
    const pageHeight = Math.max(PAGE_MIN, height + 2 * margin);
    return {
      pageWidth,
      pageHeight,
      x: (pageWidth - width) / 2,
      y: (pageHeight - height) / 2,
      width,
      height,
    };
  }
  const lying = widthPx > heightPx;
  const pageWidth = lying ? A4.long : A4.short;
  const pageHeight = lying ? A4.short : A4.long;
  const scale = Math.min((pageWidth - 2 * margin) / widthPx, (pageHeight - 2 * margin) / heightPx);
  const width = widthPx * scale;
  const height = heightPx * scale;
  return {
    pageWidth,
    pageHeight,
    x: (pageWidth - width) / 2,
    y: (pageHeight - height) / 2,
    width,
    height,
  };
}
