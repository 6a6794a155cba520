import decodeQr from 'qr/decode.js';

/** The part of the Shape Detection API that is used; browsers of telephones have it, others do not. */
type Detector = { detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/** The text of the QR code on a picture, by plain code; null without one. */
export function readQrPixels(picture: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): string | null {
  try {
    return decodeQr(picture);
  } catch {
    return null; // no code, or one that is cut or blurred: the next picture shows it
  }
}

/** Reads pictures of a camera by what the browser brings, else by plain code. */
export async function createQrReader(): Promise<
  (canvas: HTMLCanvasElement) => Promise<string | null>
> {
  const byCode = async (canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    return pixels ? readQrPixels(pixels) : null;
  };
  const { BarcodeDetector } = globalThis;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return byCode;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (canvas) => {
    const found = await detector.detect(canvas).catch(() => null);
    return found ? (found[0]?.rawValue ?? null) : byCode(canvas);
  };
}
