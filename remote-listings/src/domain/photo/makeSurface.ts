/** A surface to draw on, in a worker or in a page. */
export type Surface = {
  canvas: OffscreenCanvas | HTMLCanvasElement;
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  toBlob(type: string, quality: number): Promise<Blob>;
};

/** In a page a canvas element, which every browser has. @throws Error where there is no memory for it */
export function makeSurface(width: number, height: number): Surface {
  if (typeof document === 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const toBlob = (type: string, quality: number) => canvas.convertToBlob({ type, quality });
    return { canvas, context: there(canvas.getContext('2d')), toBlob };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const toBlob = (type: string, quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))),
        type,
        quality,
      ),
    );
  return { canvas, context: there(canvas.getContext('2d')), toBlob };
}

function there<T>(context: T | null): T {
  if (!context) throw new Error('no 2d context');
  return context;
}
