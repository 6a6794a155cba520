import type { Light } from '../light';
import { ellipse } from '../shapes';
import type { Sketch } from '../sketch';

/** The soft shadow under a vehicle from x `from` to `to`, standing on y `ground`. */
export function shadowUnder(
  s: Sketch,
  light: Light,
  from: number,
  to: number,
  ground: number,
  depth = 34,
): string {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const blur = s.radial([
    [0, light.shadow, 0.75],
    [0.7, light.shadow, 0.5],
    [1, light.shadow, 0],
  ]);
  const soft = ellipse(middle + half * 0.03, ground + depth * 0.15, half * 1.16, depth, blur);
  return (
    soft +
    ellipse(middle, ground - depth * 0.05, half * 0.98, depth * 0.42, light.shadow, {
      opacity: 0.55,
    })
  );
}
