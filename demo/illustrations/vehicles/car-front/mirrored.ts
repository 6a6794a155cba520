import { rounded } from '../../rounded';
import type { Corner } from '../car-shapes/CarShape';

/** Corners of the right half, mirrored into a whole outline. */
export const both = (half: readonly Corner[]) =>
  rounded([
    ...half.map(([x, h, r]) => [x, -h, r] as const),
    ...[...half].reverse().map(([x, h, r]) => [-x, -h, r] as const),
  ]);

/** A drawing of the right half and its mirror image. */
export const twice = (drawn: string) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;
