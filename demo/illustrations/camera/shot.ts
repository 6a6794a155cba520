import { createRandom } from '../random';
import type { Size } from '../sketch';

/** How a photo was taken: most as anybody does, some badly, some as a picture of a screen. */
export type ShotKind =
  | 'usual'
  | 'portrait'
  | 'panorama'
  | 'tiny'
  | 'night'
  | 'washedOut'
  | 'blurred'
  | 'screenshot';

/** Stored sizes in pixels; each larger one takes a first start longer. */
export const shotSizes: Record<ShotKind, Size> = {
  usual: { width: 800, height: 600 },
  portrait: { width: 450, height: 600 },
  panorama: { width: 800, height: 320 },
  tiny: { width: 320, height: 240 },
  night: { width: 800, height: 600 },
  washedOut: { width: 800, height: 600 },
  blurred: { width: 800, height: 600 },
  screenshot: { width: 360, height: 720 },
};

/** What a camera and its hand do to a picture; `warmth` from -1 (cold) to 1, `softness` in pixels, 0 for none. */
export type Treatment = {
  saturation: number;
  brightness: number;
  contrast: number;
  warmth: number;
  vignette: number;
  grain: number;
  softness: number;
};

/** The same seed gives the same treatment. */
export function treatmentOf(kind: ShotKind, seed: string): Treatment {
  const random = createRandom(`camera ${seed}`);
  const usual = {
    saturation: random.between(0.55, 0.8),
    brightness: random.between(0.84, 1.08),
    contrast: random.between(0.94, 1.08),
    warmth: random.between(-0.7, 0.9),
    vignette: random.between(0.25, 0.5),
    grain: random.between(3, 6),
    softness: 0,
  };
  if (kind === 'night')
    return { ...usual, brightness: 0.6, contrast: 1.2, warmth: 1, vignette: 0.7, grain: 12 };
  if (kind === 'washedOut')
    return { ...usual, saturation: 0.45, brightness: 1.16, contrast: 0.7, vignette: 0.1 };
  if (kind === 'blurred') return { ...usual, brightness: 0.8, softness: 2.8 };
  if (kind === 'tiny') return { ...usual, softness: 0.9, grain: 9 };
  return usual;
}
