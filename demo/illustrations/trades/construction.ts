import { darker, lighter, mix } from '../color';
import { meadow } from '../scenes/ground';
import { tree } from '../scenes/trees';
import { sky } from '../scenes/sky';
import { ellipse, group, path, polygon, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import { looks, person } from './person';
import type { Trade } from './trade';

/** A house going up: bricks, scaffold, roof timbers, mixer. */
export const construction: Trade = (s, light, season, random) => {
  const brick = light.on('#c0704c');
  const steel = light.on('#8d959c');
  const courses = Array.from({ length: 17 }, (_, i) =>
    stroke(`M420 ${560 + i * 28}H1240`, lighter(brick, 0.35), 4, {
      'stroke-dasharray': '56 4',
      'stroke-dashoffset': (i % 2) * 30,
    }),
  ).join('');
  const opening = (x: number) =>
    rect(x, 650, 150, 190, mix(light.on('#47545c'), light.sky[0]![1], 0.25)) +
    rect(x - 14, 632, 178, 22, light.on('#b9b2a4')) +
    rect(x - 10, 840, 170, 12, light.on('#b9b2a4'));
  const rafters = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      stroke(`M${380 + i * 70} ${552 - i * 34}L${420 + i * 132} 552`, light.on('#c99a5b'), 14),
    )
    .join('');
  const roof =
    polygon(
      [
        [360, 560],
        [830, 290],
        [1300, 560],
      ],
      'none',
      { stroke: light.on('#b98549'), 'stroke-width': 22 },
    ) +
    rafters +
    polygon(
      [
        [830, 290],
        [1300, 560],
        [1240, 560],
        [840, 330],
      ],
      light.on('#a5512f'),
    );
  const scaffold =
    [330, 560, 790, 1020, 1270].map((x) => rect(x, 520, 10, 490, steel)).join('') +
    [700, 860]
      .map((y) => rect(310, y, 990, 14, light.on('#c99a5b')) + rect(310, y - 70, 990, 7, steel))
      .join('') +
    stroke('M335 1010L565 700M565 1010L795 700M795 1010L1025 700', darker(steel, 0.1), 6);
  const mixer =
    ellipse(240, 1080, 150, 20, '#000000', { opacity: 0.25 }) +
    stroke('M170 1070L240 950L320 1070', darker(steel, 0.3), 14) +
    group(
      'rotate(-24 240 900)',
      path(
        rounded([
          [150, 860, 30],
          [290, 820, 10],
          [330, 850, 6],
          [330, 950, 6],
          [290, 985, 10],
          [150, 940, 30],
        ]),
        light.on('#e98b2a'),
      ),
      ellipse(330, 900, 14, 50, '#3b3f44'),
    );
  const sacks = [0, 1, 2]
    .map(
      (i) =>
        rect(
          1330 + (i === 2 ? 50 : i * 110),
          1010 - (i === 2 ? 60 : 0),
          104,
          62,
          light.on('#cfc8b8'),
          { rx: 16 },
        ) +
        rect(
          1350 + (i === 2 ? 50 : i * 110),
          1026 - (i === 2 ? 60 : 0),
          64,
          20,
          light.on('#b5523b'),
        ),
    )
    .join('');
  return (
    sky(s, light, random, 860) +
    tree(light, season, random, 140, 900, 420, 0.2) +
    tree(light, season, random, 1490, 900, 360, 0.24) +
    meadow(s, light, random, 860, season === 'winter' ? '#dfe6ea' : '#b59a70') +
    rect(420, 550, 820, 460, brick) +
    courses +
    opening(510) +
    opening(760) +
    rect(1010, 740, 150, 270, mix(light.on('#47545c'), light.sky[0]![1], 0.15)) +
    roof +
    scaffold +
    person(light, 690, 700, 260, looks.builder, 'working') +
    person(
      light,
      1120,
      1060,
      330,
      { ...looks.builder, shirt: '#3f7fb5', cap: '#f4f4ee' },
      'pointing',
      true,
    ) +
    mixer +
    sacks
  );
};
