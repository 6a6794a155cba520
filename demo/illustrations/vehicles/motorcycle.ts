import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, ellipse, path, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import type { Sketch } from '../sketch';
import { shadowUnder } from './shadowUnder';

export const MOTORCYCLE_LENGTH = 218;

/** A road motorcycle from its left side, front wheel to the left, on y 0, in centimetres. */
export function motorcycle(s: Sketch, light: Light, paint: string): string {
  const color = light.on(paint);
  const metal = light.on('#aab1b7');
  const dark = light.on('#202429');
  const bright = s.linear([
    [0, lighter(metal, 0.6)],
    [0.5, metal],
    [1, darker(metal, 0.45)],
  ]);
  const shell = s.linear([
    [0, lighter(color, 0.5)],
    [0.45, color],
    [1, darker(color, 0.45)],
  ]);
  return [
    shadowUnder(s, light, 6, 212, 1, 8),
    tyre(s, light, 36, 31, 31),
    tyre(s, light, 182, 31, 31),
    stroke('M182 -31L118 -40', dark, 7),
    stroke('M182 -34L120 -44', metal, 2),
    stroke('M108 -24H196q8 -1 14 -7', bright, 9),
    rect(168, -34, 44, 11, bright, { rx: 5 }),
    stroke('M36 -31L66 -98', metal, 5.4),
    stroke('M38 -31L68 -98', lighter(metal, 0.6), 1.6),
    stroke('M82 -86L128 -40M88 -62L112 -28', dark, 6),
    path(
      rounded([
        [84, -60, 8],
        [130, -60, 8],
        [140, -30, 10],
        [118, -18, 8],
        [86, -22, 10],
      ]),
      s.fade(lighter(metal, 0.35), darker(metal, 0.6)),
    ),
    ...[0, 1, 2, 3].map((i) => rect(88, -57 + i * 6, 26, 2.4, darker(metal, 0.5))),
    circle(124, -34, 12, bright),
    circle(124, -34, 8, darker(metal, 0.3)),
    path('M74 -92Q84 -108 112 -104Q130 -100 138 -84L92 -74Q76 -80 74 -92Z', shell),
    stroke('M82 -96Q94 -104 112 -101', lighter(color, 0.8), 2, { opacity: 0.8 }),
    path(
      'M132 -86Q150 -94 176 -92Q196 -94 206 -102Q204 -88 190 -80Q160 -72 132 -78Z',
      s.fade('#41464c', '#14161a'),
    ),
    stroke('M140 -85Q168 -90 196 -94', '#6d747b', 1.2),
    path('M138 -78Q170 -72 196 -84L204 -76Q186 -64 150 -66Z', shell),
    path('M8 -56Q14 -70 40 -70Q62 -68 68 -52Q40 -64 8 -56Z', shell),
    path('M160 -66Q196 -74 214 -44Q190 -62 164 -58Z', dark),
    ellipse(58, -94, 9, 11, dark),
    ellipse(55, -94, 6.4, 9, '#f1f7fa'),
    ellipse(54, -96, 3, 4.4, '#ffffff'),
    stroke('M68 -100L74 -116M74 -116L92 -112', dark, 3.4),
    rect(86, -116, 15, 5, '#15171a', { rx: 2.4 }),
    ellipse(84, -124, 7, 4.6, metal),
    path('M62 -104Q58 -124 70 -132L74 -114Z', '#cfe3ee', { opacity: 0.55 }),
    ellipse(206, -92, 4, 4, '#d0262f'),
    rect(112, -20, 14, 3.4, metal),
    stroke('M118 -22L106 -2', dark, 2.6),
    light.lamps
      ? circle(
          54,
          -94,
          34,
          s.radial([
            [0, '#fff3cf', 0.9],
            [0.3, '#ffe9b0', 0.4],
            [1, '#ffe9b0', 0],
          ]),
        )
      : '',
  ].join('');
}

function tyre(s: Sketch, light: Light, x: number, height: number, r: number): string {
  const metal = light.on('#c6ccd1');
  const spokes = Array.from({ length: 7 }, (_, i) =>
    stroke(`M${x} ${-height - 5}L${x} ${-height - r * 0.68}`, metal, 2.8, {
      transform: `rotate(${i * (360 / 7)} ${x} ${-height})`,
    }),
  );
  return (
    circle(x, -height, r, light.on('#191b1f')) +
    circle(x, -height, r * 0.73, s.fade(lighter(metal, 0.4), darker(metal, 0.4))) +
    circle(x, -height, r * 0.66, light.on('#33383e')) +
    spokes.join('') +
    circle(x, -height, r * 0.42, 'none', {
      stroke: lighter(metal, 0.2),
      'stroke-width': 2.4,
      'stroke-dasharray': '3 1.4',
    }) +
    circle(x, -height, 6, metal)
  );
}
