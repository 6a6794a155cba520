import type { PDFPageProxy } from 'pdfjs-dist';

const POINTS_PER_INCH = 72;
/** As sharp as an office's scanner. */
const DRAWN_DPI = 200;
/** Of a poster: more than this no canvas of a telephone takes. */
export const SIDE_MAX_PX = 5000;
const JPEG_QUALITY = 0.85;

/** Draws a page onto a canvas at 200 dpi, turned by so many degrees more; its size in points as shown, and how it is turned. */
export async function drawSheet(page: PDFPageProxy, canvas: HTMLCanvasElement, turn = 0) {
  const rotation = page.rotate + turn;
  const shown = page.getViewport({ scale: 1, rotation });
  const { width, height } = shown;
  const scale = Math.min(DRAWN_DPI / POINTS_PER_INCH, SIDE_MAX_PX / Math.max(width, height));
  const viewport = page.getViewport({ scale, rotation });
  canvas.width = Math.max(1, Math.ceil(viewport.width));
  canvas.height = Math.max(1, Math.ceil(viewport.height));
  await page.render({ canvas, viewport, background: 'white' }).promise;
  return shown;
}

/** What is on a canvas as a picture. @throws Error when the browser has no memory for it */
export const toPicture = (
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
  quality = JPEG_QUALITY,
) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas is too large'))),
      type,
      quality,
    ),
  );
