import { PIXELS_PER_UNIT, Sketch, WIDTH } from '../sketch';
import type { Cover } from './Cover';
import { tax } from './tax';
import { contract } from './contract';
import { registration } from './registration';
import { photographing } from './photographing';
import { inspecting } from './inspecting';
import { choosingWorker } from './choosingWorker';

const HEIGHT = 900;
const TOP = 150;

export const COVER_SIZE = {
  width: WIDTH * PIXELS_PER_UNIT,
  height: HEIGHT * PIXELS_PER_UNIT,
} as const;

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
  return s.cropped(TOP, HEIGHT, [drawn]);
}
