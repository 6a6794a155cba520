import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import type { Random } from '../random';
import { circle, path, polygon, rect } from '../shapes';
import { round } from '../sketch';

export function windowOf(
  light: Light,
  random: Random,
  middle: number,
  y: number,
  width: number,
  height: number,
  wall: string,
): string {
  const x = middle - width / 2;
  const lit = light.lamps && random.chance(0.55);
  const glass = lit ? '#ffd78c' : mix(light.on('#3d5568', 0.1), light.sky[0]![1], 0.3);
  const frame = lighter(wall, 0.62);
  const parts = [
    rect(x - 7, y - 7, width + 14, height + 14, lighter(wall, 0.36)),
    rect(x - 10, y - 14, width + 20, 8, frame),
    rect(x, y, width, height, glass),
  ];
  parts.push(
    polygon(
      [
        [x, y],
        [x + width * 0.7, y],
        [x, y + height * 0.6],
      ],
      lighter(glass, 0.25),
      { opacity: 0.55 },
    ),
  );
  parts.push(
    rect(middle - 2.5, y, 5, height, frame),
    rect(x, y + height * 0.34, width, 5, frame),
    rect(x - 9, y + height + 4, width + 18, 8, frame),
    rect(x - 9, y + height + 12, width + 18, 5, darker(wall, 0.25), { opacity: 0.5 }),
  );
  if (random.chance(0.35))
    for (let i = 0; i < 5; i++)
      parts.push(
        circle(
          x + 4 + i * (width / 5),
          y + height + 1,
          7,
          light.on(random.pick(['#d8455a', '#e77a8c', '#6f9a4a', '#c93b4c', '#5c8b45'])),
        ),
      );
  return parts.join('');
}

export function gateOf(
  light: Light,
  random: Random,
  middle: number,
  foot: number,
  width: number,
  height: number,
): string {
  const half = width / 2;
  const wood = light.on(random.pick(['#6d4a35', '#5b5a43', '#74523c', '#3f5a57']), 0.04);
  const arch = (inset: number) =>
    `M${round(middle - half + inset)} ${foot}V${round(foot - height + half)}A${round(half - inset)} ${round(half - inset)} 0 0 1 ${round(middle + half - inset)} ${round(foot - height + half)}V${foot}Z`;
  const parts = [path(arch(-9), light.on('#d9cfbf', 0.1)), path(arch(0), wood)];
  for (let i = 1; i < 6; i++)
    parts.push(
      rect(
        middle - half + (width * i) / 6,
        foot - height + half * 0.8,
        2.5,
        height - half * 0.8,
        darker(wood, 0.3),
      ),
    );
  parts.push(
    rect(middle - 2, foot - height + 8, 4, height - 8, darker(wood, 0.5)),
    circle(middle + 9, foot - height * 0.42, 4, '#c9a25c'),
  );
  return parts.join('');
}
