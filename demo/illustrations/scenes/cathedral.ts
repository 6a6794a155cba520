import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, path, polygon, rect, stroke } from '../shapes';
import type { Sketch } from '../sketch';

/** The spire of the evangelical cathedral with its four corner turrets and glazed tiles. */
export function cathedral(s: Sketch, light: Light, x: number, y: number): string {
  const wall = light.on('#d8cdb8', 0.34);
  const tiles = light.on('#4f7f77', 0.32);
  const spire = (cx: number, half: number, top: number, bottom: number) => {
    const body = polygon(
      [
        [cx - half, bottom],
        [cx, top],
        [cx + half, bottom],
      ],
      tiles,
    );
    const bands = [0.35, 0.6, 0.82]
      .map((at) =>
        stroke(
          `M${cx - half * at} ${top + (bottom - top) * at}L${cx} ${top + (bottom - top) * at + 9}L${cx + half * at} ${top + (bottom - top) * at}`,
          light.on('#d8b25a', 0.3),
          6,
        ),
      )
      .join('');
    return (
      body +
      bands +
      polygon(
        [
          [cx, top],
          [cx + half, bottom],
          [cx + half * 0.2, bottom],
        ],
        darker(tiles, 0.22),
        { opacity: 0.7 },
      )
    );
  };
  return [
    rect(
      x - 84,
      270,
      168,
      y - 270,
      s.across([
        [0, lighter(wall, 0.15)],
        [1, darker(wall, 0.18)],
      ]),
    ),
    rect(x - 92, 262, 184, 14, lighter(wall, 0.3)),
    spire(x, 66, 20, 266),
    spire(x - 72, 21, 150, 266),
    spire(x + 72, 21, 150, 266),
    circle(x, 16, 7, '#e2bd63'),
    ...[-38, 0, 38].map((dx) =>
      path(
        `M${x + dx - 10} 370V320a10 12 0 0 1 20 0V370Z`,
        light.lamps ? '#ffd78c' : light.on('#56626b', 0.25),
      ),
    ),
    circle(x, 430, 30, lighter(wall, 0.4)),
    circle(x, 430, 25, light.on('#38434c', 0.2)),
    stroke(`M${x} 430V412M${x} 430L${x - 12} 437`, '#f0deb0', 4),
  ].join('');
}
