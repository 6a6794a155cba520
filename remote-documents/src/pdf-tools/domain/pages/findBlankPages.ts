import { drawPage } from '../drawing/drawPage';
import { lumaOf } from '#domain/luma';
import { isBlankPage } from '../scan/isBlankPage';
import type { ToolFile, ToolPage } from './toolPages';

const LOOK_PX = 400;

/** Ids of the pages with nothing on them, looked at small and one by one; a page that cannot be drawn is none of them. */
export async function findBlankPages(
  pages: readonly ToolPage[],
  fileOf: (page: ToolPage) => ToolFile,
  { onPage, signal }: { onPage(done: number): void; signal: AbortSignal },
): Promise<string[]> {
  const blank: string[] = [];
  for (const [done, page] of pages.entries()) {
    if (signal.aborted) break;
    onPage(done / pages.length);
    const canvas = document.createElement('canvas');
    const isBlank = await drawPage(page, fileOf(page), canvas, LOOK_PX, () => !signal.aborted).then(
      () => isBlankPage(lumaOf(pixelsOf(canvas))),
      () => false,
    );
    if (isBlank) blank.push(page.id);
    await new Promise((resolve) => setTimeout(resolve)); // between other things of the page
  }
  return signal.aborted ? [] : blank;
}

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const { width, height } = canvas;
  return canvas.getContext('2d')!.getImageData(0, 0, width, height);
}
