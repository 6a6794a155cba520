import { rounded } from '../../rounded';
import type { Corner } from '../car-shapes/CarShape';

/** Corners by height as corners of a drawing, where y grows downwards. */
export const flip = (corners: readonly Corner[]) => corners.map(([x, h, r]) => [x, -h, r] as const);
export const shape = (corners: readonly Corner[]) => rounded(flip(corners));
export const line = (corners: readonly Corner[]) => rounded(flip(corners), false);
