import { renderPdfPage } from '#domain/renderPdfPage';
import type { ToolFile, ToolPage } from '../pages/toolPages';

/** Draws a page of the future document onto a canvas, turned as it will be. @throws when its file cannot be read */
export async function drawPage(
  page: Pick<ToolPage, 'kind' | 'pageIndex' | 'rotation'>,
  file: ToolFile,
  canvas: HTMLCanvasElement,
  longestSide: number,
  isWanted: () => boolean,
): Promise<void> {
  const { rotation } = page;
  if (page.kind === 'pdf')
    return renderPdfPage(file, page.pageIndex, canvas, { longestSide, rotation, isWanted });
  const photo = await createImageBitmap(file.blob);
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width * scale, photo.height * scale];
  const isLying = rotation === 90 || rotation === 270;
  canvas.width = Math.max(1, Math.round(isLying ? height : width));
  canvas.height = Math.max(1, Math.round(isLying ? width : height));
  const context = canvas.getContext('2d')!;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(photo, -width / 2, -height / 2, width, height);
  photo.close();
}
