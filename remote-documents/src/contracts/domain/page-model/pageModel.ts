/** A4 in points (1/72 inch). */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;

/** Thickness of a drawn signature. */
export const SIGNATURE_LINE = 1.2;

/** Tags of a PDF's structure. */
export type TextTag = 'H1' | 'H2' | 'P' | 'LI';

/** What is drawn on a page; positions in points from the top left corner, `y` of a text is its baseline. */
export type PageItem =
  | {
      kind: 'text';
      x: number;
      y: number;
      size: number;
      text: string;
      bold?: boolean;
      faint?: boolean;
      /** What it is to a screen reader, and of which block; without it, it only decorates. */
      tag?: TextTag;
      block?: number;
    }
  | { kind: 'line'; x: number; y: number; toX: number; toY: number; faint?: boolean }
  | {
      kind: 'signature';
      x: number;
      y: number;
      width: number;
      height: number;
      /** Whose it is, in words. */
      alt: string;
      /** Drawn: an SVG path from the item's corner, in points. */
      path?: string;
      /** From a file: a PNG as a data address. */
      picture?: string;
    }
  | {
      kind: 'box';
      x: number;
      y: number;
      width: number;
      height: number;
      /** Name of what stays empty inside. */ name?: string;
    };

export type Page = { items: PageItem[] };

/** A whole document as it is drawn, on the screen and in the PDF alike. */
export type PageModel = { title: string; pages: Page[] };
