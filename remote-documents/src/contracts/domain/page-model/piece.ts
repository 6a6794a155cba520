import type { PageItem } from './pageModel';

/** Where a block may draw: its left edge, its width (points) and the scale of all its sizes. */
export type Place = { x: number; width: number; scale: number };

/** What must stay together on a page; `y` counts from the piece's top. */
export type Piece = {
  items: PageItem[];
  height: number;
  /** On the same page as the next piece. */
  keep?: boolean;
};
