import { type Area, turnArea } from './pageAreas';

/** Quarter turns to the right. */
export type Rotation = 0 | 90 | 180 | 270;

/** A file that was taken in; `blob` is what is read later (a HEIC photo is already a JPEG here). */
export type ToolFile = {
  id: string;
  name: string;
  kind: 'image' | 'pdf';
  blob: Blob;
  /** Each of its pages is one picture: it gets the size and the margins of photos. */
  isPicture?: true;
  /**
   * `repaired`: it was damaged, and could be read in part or whole; `drawn`: its pages are pictures now, since the editor of pages could
   * not read it and the reader could.
   */
  came?: 'repaired' | 'drawn';
  /** It has fields to fill in. */
  hasForm?: true;
  /** How many pages it has, when it bears an electronic signature. */
  signedPages?: number;
  /** What opens it, in memory only; an empty one where it was opened as its owner, who has none. */
  password?: string;
};

/** One page of the future document: a photo, or a page of a PDF (`pageIndex` from 0). */
export type ToolPage = {
  id: string;
  fileId: string;
  name: string;
  kind: 'image' | 'pdf';
  pageIndex: number;
  rotation: Rotation;
  /** Parts that are to be gone, as the page is shown turned. */
  covers?: readonly Area[];
  /** The part that stays; all of it when absent. */
  crop?: Area;
};

/** A file that was left out, and why. */
export type RefusedFile = {
  id: string;
  name: string;
  reason: RefusalReason;
  /** The file, when a password may still open it. */
  locked?: File;
};
export type RefusalReason =
  | 'damaged'
  | 'password'
  | 'wrongPassword'
  | 'certificate'
  | 'type'
  | 'tiff'
  | 'tooLarge'
  | 'tooMany'
  | 'notNow';

/** The pages that a file brings. */
export function pagesOf(file: ToolFile, pageCount: number): ToolPage[] {
  return Array.from({ length: pageCount }, (_, pageIndex) => ({
    id: `${file.id}-${pageIndex}`,
    fileId: file.id,
    name: file.name,
    kind: file.kind,
    pageIndex,
    rotation: 0,
  }));
}

/** A quarter turn to the right for the named pages. */
export function rotatePages(pages: readonly ToolPage[], ids: ReadonlySet<string>): ToolPage[] {
  return pages.map((page) =>
    ids.has(page.id)
      ? {
          ...page,
          rotation: ((page.rotation + 90) % 360) as Rotation,
          ...(page.covers && { covers: page.covers.map(turnArea) }),
          ...(page.crop && { crop: turnArea(page.crop) }),
        }
      : page,
  );
}

/** The pages with the one at `from` standing at `to`; places outside the list leave it as it is. */
export function movePage(pages: readonly ToolPage[], from: number, to: number): ToolPage[] {
  const next = [...pages];
  if (from === to || !next[from] || to < 0 || to >= next.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The pages cut into documents of at most `every` pages; 0 leaves one document. */
export function splitPages(pages: readonly ToolPage[], every: number): ToolPage[][] {
  if (every < 1 || pages.length === 0) return pages.length === 0 ? [] : [[...pages]];
  return Array.from({ length: Math.ceil(pages.length / every) }, (_, index) =>
    pages.slice(index * every, (index + 1) * every),
  );
}

/** The pages cut before each one for which a document begins. */
export function splitBefore(
  pages: readonly ToolPage[],
  begins: (page: ToolPage) => boolean,
): ToolPage[][] {
  const parts: ToolPage[][] = [];
  for (const page of pages)
    if (parts.length === 0 || begins(page)) parts.push([page]);
    else parts.at(-1)!.push(page);
  return parts;
}
