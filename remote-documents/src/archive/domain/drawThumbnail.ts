import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { closePdf, renderPdfPage } from '#domain/renderPdfPage';

/** Twice the 56 px of a row, for sharp screens. */
const THUMBNAIL_PX = 112;
const KEPT_MAX = 200;
/** Pictures made during this visit. They stay in memory: private papers leave no trace on a shared device. */
const made = new Map<string, ImageBitmap>();
/** Files are read and drawn in turn: each may be 25 MB. */
let last: Promise<unknown> = Promise.resolve();

/** Draws a kept file's first page or picture onto a canvas, made here from the file read with its owner's own right. */
export function drawThumbnail(entry: ArchiveEntry, canvas: HTMLCanvasElement): Promise<boolean> {
  const known = made.get(entry.path);
  if (known) return Promise.resolve(put(known, canvas));
  const drawing = last.then(() => draw(entry, canvas));
  last = drawing.catch(() => undefined);
  return drawing;
}

async function draw(entry: ArchiveEntry, canvas: HTMLCanvasElement): Promise<boolean> {
  if (!canvas.isConnected) return false; // filtered or scrolled away meanwhile
  const { readArchived } = await import('#data/archive');
  const file = await readArchived(entry);
  if (entry.contentType === 'application/pdf') {
    const id = `thumbnail-${entry.id}`;
    await renderPdfPage({ id, blob: file }, 0, canvas, { longestSide: THUMBNAIL_PX }).finally(() =>
      closePdf(id),
    );
  } else {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, THUMBNAIL_PX / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
  }
  if (!canvas.isConnected) return false;
  made.set(entry.path, await createImageBitmap(canvas));
  for (const path of [...made.keys()].slice(0, -KEPT_MAX)) made.delete(path);
  return true;
}

function put(picture: ImageBitmap, canvas: HTMLCanvasElement): boolean {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  return true;
}
