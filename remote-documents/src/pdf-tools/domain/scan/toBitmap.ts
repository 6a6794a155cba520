import type { ScanPicture } from './ScanPicture';

/** A picture as the browser draws it; one in parts is put together, on white. For a worker. */
export async function toBitmap(picture: ScanPicture): Promise<ImageBitmap> {
  if (picture instanceof Blob) return createImageBitmap(picture);
  if (!('parts' in picture))
    return createImageBitmap(new ImageData(picture.data, picture.width, picture.height));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const part of picture.parts) {
    const bitmap = await toBitmap(part.picture);
    context.drawImage(bitmap, part.left, part.top, part.width, part.height);
    bitmap.close();
  }
  return canvas.transferToImageBitmap();
}
