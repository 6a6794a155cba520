import type { Light } from '../../light';
import { ellipse, path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import type { RearLamp } from '../carLook';
import { twice } from '../car-front/mirrored';

export function lamps(
  s: Sketch,
  light: Light,
  face: CarFace,
  lamp: RearLamp,
  open: boolean,
): string {
  const half = face.width / 2;
  const y = -face.nose;
  const red = s.linear([
    [0, '#ff5f4e'],
    [0.5, '#cf1f29'],
    [1, '#7c0d17'],
  ]);
  const inner = open ? 26 : 48;
  const shapes: Record<RearLamp, string> = {
    blocks: rounded([
      [half - inner, y + 6, 3],
      [half - 6, y - 2, 8],
      [half - 3, y + 20, 6],
      [half - inner + 8, y + 22, 6],
    ]),
    bar: rounded([
      [half - inner, y + 4, 2],
      [half - 6, y + 1, 6],
      [half - 3, y + 14, 5],
      [half - inner, y + 13, 2],
    ]),
    tall: rounded([
      [half - 19, y + 26, 4],
      [half - 21, y - 30, 8],
      [half - 13, y - 32, 5],
      [half - 4, y + 2, 6],
      [half - 3, y + 26, 5],
    ]),
  };
  const kind = face.vanDoors ? 'tall' : lamp;
  const d = shapes[kind];
  const bar =
    kind === 'bar' && !open
      ? rect(-half + 46, y + 6, face.width - 92, 4.6, '#b3202a') +
        rect(-half + 46, y + 6.4, face.width - 92, 1.4, '#ff9183')
      : '';
  const white =
    kind === 'tall'
      ? rect(half - 17, y + 12, 11, 8, '#f2efe9', { rx: 2 })
      : rect(half - inner + 10, y + 13, 10, 5, '#f2efe9', { rx: 2 });
  const glow = light.lamps
    ? ellipse(
        half - 22,
        y + 10,
        40,
        28,
        s.radial([
          [0, '#ff6a55', 0.75],
          [1, '#ff3a30', 0],
        ]),
      )
    : '';
  return (
    bar +
    twice(
      path(d, red) +
        stroke(d, '#2c080c', 1.2) +
        (open ? '' : white) +
        stroke(`M${half - 16} ${y + 3}L${half - 8} ${y + 2}`, '#ffd0c6', 1.8, { opacity: 0.8 }) +
        glow,
    )
  );
}
