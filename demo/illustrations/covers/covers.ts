import { Sketch } from '../sketch';
import type { Cover } from './Cover';
import { tax } from './tax';
import { contract } from './contract';
import { registration } from './registration';
import { photographing } from './photographing';
import { inspecting } from './inspecting';
import { choosingWorker } from './choosingWorker';

const TOP = 150;

/** As large as networks want the picture of a link. */
export const COVER_SIZE = { width: 1280, height: 720 } as const;

export const covers = {
  tax,
  contract,
  registration,
  photographing,
  inspecting,
  choosingWorker,
} satisfies Record<string, Cover>;

export type CoverName = keyof typeof covers;

/** The cover of an article as an SVG document, 1280 by 720. */
export function drawCover(name: CoverName): string {
  const s = new Sketch();
  const drawn = covers[name](s);
  return s.cropped('#0f6b6b', COVER_SIZE, TOP, [drawn]);
}
