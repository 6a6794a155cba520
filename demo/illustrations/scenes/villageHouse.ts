import { darker, lighter } from '../color';
import type { Light, Season } from '../light';
import type { Random } from '../random';
import { circle, path, rect, stroke } from '../shapes';
import { round, type Sketch } from '../sketch';
import { vine } from './courtyardPlants';

export function villageHouse(
  s: Sketch,
  light: Light,
  season: Season,
  random: Random,
  wall: string,
  width: number,
  foot: number,
): string {
  const top = 420;
  const tiles = light.on(season === 'winter' ? '#e6edf4' : '#ac5a3f');
  const parts = [
    rect(
      0,
      top,
      width,
      foot - top,
      s.linear([
        [0, darker(wall, 0.2)],
        [0.25, wall],
        [1, lighter(wall, 0.1)],
      ]),
    ),
  ];
  parts.push(
    path(
      `M-10 ${top + 16}L-10 170H${round(width - 120)}L${round(width + 46)} ${top + 16}Z`,
      s.fade(lighter(tiles, 0.12), darker(tiles, 0.22)),
    ),
  );
  for (let y = 192; y < top; y += 19)
    parts.push(
      stroke(`M0 ${y}H${round(width - 120 + ((y - 170) / 250) * 150)}`, darker(tiles, 0.26), 3.5, {
        'stroke-dasharray': '13 6',
        opacity: 0.5,
      }),
    );
  parts.push(
    rect(-10, top + 10, width + 52, 14, darker(tiles, 0.5)),
    rect(0, top + 24, width, 26, '#000000', { opacity: 0.16 }),
    rect(0, foot - 50, width, 50, darker(wall, 0.35)),
  );
  for (const x of [width * 0.12, width * 0.4])
    parts.push(shutteredWindow(light, random, x, top + 90, wall));
  parts.push(barnDoor(s, light, width * 0.66, foot, width * 0.28));
  if (season !== 'winter') parts.push(vine(light, season, random, width));
  return parts.join('');
}

function shutteredWindow(light: Light, random: Random, x: number, y: number, wall: string): string {
  const wood = light.on(random.pick(['#3f6b58', '#6d4a35', '#385b7a']));
  const glass = light.lamps ? '#ffd890' : light.on('#50697a');
  const frame = lighter(wall, 0.6);
  const parts = [
    rect(x - 10, y - 10, 140, 180, frame),
    rect(x, y, 120, 160, glass),
    path(`M${round(x)} ${y}h80L${round(x)} ${y + 110}Z`, '#ffffff', { opacity: 0.2 }),
    rect(x + 56, y, 8, 160, frame),
    rect(x, y + 60, 120, 7, frame),
  ];
  for (const dx of [-58, 130]) {
    parts.push(rect(x + dx, y - 6, 48, 172, wood));
    for (let i = 0; i < 9; i++)
      parts.push(rect(x + dx + 7, y + 6 + i * 18, 34, 7, darker(wood, 0.28)));
  }
  parts.push(rect(x - 14, y + 170, 148, 14, light.on('#7b5137')));
  for (let i = 0; i < 9; i++)
    parts.push(
      circle(
        x - 4 + i * 16,
        y + 166 + (i % 2) * 5,
        12,
        light.on(random.pick(['#d43f55', '#e8607a', '#5d8f48', '#c9304a', '#4c7d40'])),
      ),
    );
  return parts.join('');
}

function barnDoor(s: Sketch, light: Light, x: number, foot: number, width: number): string {
  const wood = light.on('#7a5638');
  const arch = `M${round(x)} ${foot}V590q${round(width / 2)} -110 ${round(width)} 0V${foot}Z`;
  const planks = Array.from({ length: 9 }, (_, i) =>
    rect(x + (width * i) / 9, 500, 3, foot - 500, darker(wood, 0.35)),
  );
  const braces = stroke(
    `M${round(x)} ${foot - 40}L${round(x + width / 2)} 600L${round(x + width)} ${foot - 40}`,
    lighter(wood, 0.14),
    14,
  );
  return (
    path(arch, darker(wood, 0.5), { transform: 'translate(-7 -5)' }) +
    path(arch, s.fade(darker(wood, 0.3), wood)) +
    s.clipped(arch, ...planks, braces, rect(x + width / 2 - 3, 500, 6, 400, darker(wood, 0.6)))
  );
}
