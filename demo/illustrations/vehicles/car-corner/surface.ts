import type { CarFace } from '../carFace';
import type { CarShape, Corner } from '../car-shapes/CarShape';
import type { Vertex } from './camera';

/** Where a point of the side view lies on the body; `across` from -1 (far edge) over 0 (middle) to 1 (the side that is seen). */
export type Surface = (along: number, height: number, across: number) => Vertex;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** A car's body from its side and its front: narrower towards roof, nose and tail, round at its corners. */
export function surfaceOf(car: CarShape, face: CarFace): Surface {
  const belt = car.crease[2]![1];
  const half = (x: number, height: number) => {
    const ends = 1 - 0.1 * clamp(1 - x / 60) ** 2 - 0.1 * clamp(1 - (car.length - x) / 60) ** 2;
    const roof = clamp((height - belt) / (car.height - belt));
    const foot = clamp((belt - height) / belt);
    return (face.width / 2 + (face.roofHalf + 3 - face.width / 2) * roof - 7 * foot ** 2) * ends;
  };
  return (x, height, across) => {
    const bow = 24 * clamp(1 - x / 130) ** 1.6 - 13 * clamp(1 - (car.length - x) / 90) ** 1.6;
    const crown = 5 * clamp((height - face.nose + 16) / 24) * (1 - across ** 2);
    return [x + bow * across ** 2, height + crown, across * half(x, height)];
  };
}

/** The corners of an outline as points, the rounded ones by five each. */
export function sampled(corners: readonly Corner[], closed = false): (readonly [number, number])[] {
  return corners.flatMap(([x, height, radius = 0], at) => {
    const isEnd = !closed && (at === 0 || at === corners.length - 1);
    if (isEnd || radius === 0) return [[x, height] as const];
    const toward = (other: Corner) => {
      const length = Math.hypot(other[0] - x, other[1] - height) || 1;
      const share = Math.min(radius / length, 0.5);
      return [x + (other[0] - x) * share, height + (other[1] - height) * share] as const;
    };
    const from = toward(corners[(at + corners.length - 1) % corners.length]!);
    const to = toward(corners[(at + 1) % corners.length]!);
    return [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const on = (one: number, middle: number, other: number) =>
        (1 - t) ** 2 * one + 2 * t * (1 - t) * middle + t ** 2 * other;
      return [on(from[0], x, to[0]), on(from[1], height, to[1])] as const;
    });
  });
}
