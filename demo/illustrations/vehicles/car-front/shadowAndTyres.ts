import type { Light } from '../../light';
import { ellipse, rect } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';

export function shadowAndTyres(s: Sketch, light: Light, face: CarFace): string {
  const half = face.width / 2;
  const blur = s.radial([
    [0, light.shadow, 0.8],
    [0.75, light.shadow, 0.5],
    [1, light.shadow, 0],
  ]);
  const tyre = (x: number) =>
    rect(
      x,
      -face.wheelRadius - 8,
      24,
      face.wheelRadius + 8,
      s.across([
        [0, '#0c0d10'],
        [0.5, '#26292e'],
        [1, '#101216'],
      ]),
      { rx: 5 },
    ) + [4, 11, 18].map((dx) => rect(x + dx, -22, 1.5, 22, '#08090b')).join('');
  return (
    ellipse(0, 3, half * 1.22, 15, blur) +
    rect(-half + 14, -face.sill - 12, face.width - 28, face.sill + 8, '#0b0c0f') +
    tyre(-half + 6) +
    tyre(half - 30)
  );
}
