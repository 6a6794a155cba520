import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, path, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import type { Sketch } from '../sketch';
import { shadowUnder } from './shadowUnder';

export const TRACTOR_LENGTH = 390;

/** A farm tractor from its left side, on y 0, in centimetres. */
export function tractor(s: Sketch, light: Light, paint: string): string {
  const color = light.on(paint);
  const dark = light.on('#262a2f');
  const glass = mix(light.on('#35505f'), light.sky[0]![1], 0.45);
  const panel = s.linear([
    [0, lighter(color, 0.45)],
    [0.4, color],
    [1, darker(color, 0.45)],
  ]);
  return [
    shadowUnder(s, light, 20, 380, 2, 12),
    rect(70, -100, 210, 34, dark),
    stroke('M340 -88L384 -78', dark, 9),
    path(
      rounded([
        [16, -98, 10],
        [22, -158, 18],
        [60, -172, 16],
        [182, -178, 6],
        [182, -98, 4],
      ]),
      panel,
    ),
    stroke('M34 -160Q70 -168 176 -172', lighter(color, 0.75), 3, { opacity: 0.7 }),
    ...[0, 1, 2, 3, 4].map((i) => rect(88 + i * 16, -150, 8, 34, darker(color, 0.62), { rx: 3 })),
    rect(22, -146, 20, 32, dark, { rx: 6 }),
    circle(30, -134, 9, '#f6fbfd'),
    rect(62, -112, 118, 7, lighter(color, 0.6)),
    rect(150, -250, 9, 76, dark, { rx: 3 }),
    rect(148, -262, 13, 18, '#7d858b', { rx: 3 }),
    path(
      rounded([
        [188, -96, 6],
        [186, -180, 6],
        [206, -262, 12],
        [326, -262, 12],
        [344, -170, 14],
        [330, -96, 6],
      ]),
      dark,
    ),
    path(
      rounded([
        [198, -128, 5],
        [196, -180, 5],
        [212, -248, 8],
        [262, -248, 4],
        [262, -128, 4],
      ]),
      s.fade(glass, darker(glass, 0.45)),
    ),
    path(
      rounded([
        [270, -150, 4],
        [270, -248, 4],
        [318, -248, 8],
        [330, -176, 8],
        [318, -150, 4],
      ]),
      s.fade(glass, darker(glass, 0.45)),
    ),
    path('M222 -248h22l-26 120h-18Z', '#ffffff', { opacity: 0.2 }),
    path(
      rounded([
        [196, -262, 8],
        [204, -282, 14],
        [330, -282, 12],
        [340, -262, 6],
      ]),
      panel,
    ),
    rect(212, -166, 30, 8, '#15181b', { rx: 4 }),
    stroke('M226 -166l-10 -24', '#15181b', 4),
    circle(216, -292, 8, '#f0932b'),
    path(
      'M196 -116Q210 -196 292 -192Q352 -186 366 -128L346 -120Q332 -168 288 -170Q228 -170 218 -112Z',
      panel,
    ),
    tyre(light, 288, 84, color),
    tyre(light, 72, 52, color),
    rect(188, -96, 26, 8, dark),
    rect(192, -70, 24, 6, dark),
    stroke('M202 -92V-66', dark, 4),
    light.lamps
      ? circle(
          30,
          -134,
          44,
          s.radial([
            [0, '#fff3cf', 0.9],
            [0.3, '#ffe9b0', 0.4],
            [1, '#ffe9b0', 0],
          ]),
        )
      : '',
  ].join('');
}

function tyre(light: Light, x: number, r: number, color: string): string {
  const rubber = light.on('#1d2024');
  const lugs = Array.from({ length: 22 }, (_, i) =>
    rect(x - r * 0.06, -r * 2 - r * 0.035, r * 0.12, r * 0.16, rubber, {
      transform: `rotate(${(i * 360) / 22} ${x} ${-r})`,
      rx: 1.5,
    }),
  ).join('');
  const chevrons = Array.from({ length: 22 }, (_, i) =>
    stroke(
      `M${x - r * 0.05} ${-r * 1.93}L${x + r * 0.07} ${-r * 1.72}`,
      lighter(rubber, 0.12),
      r * 0.05,
      { transform: `rotate(${(i * 360) / 22} ${x} ${-r})` },
    ),
  ).join('');
  return (
    lugs +
    circle(x, -r, r * 0.97, rubber) +
    chevrons +
    circle(x, -r, r * 0.6, darker(color, 0.3)) +
    circle(x, -r, r * 0.55, color) +
    circle(x, -r, r * 0.42, darker(color, 0.25)) +
    circle(x, -r, r * 0.2, lighter(color, 0.4)) +
    Array.from({ length: 8 }, (_, i) =>
      circle(x, -r * 1.3, r * 0.035, '#23272b', { transform: `rotate(${i * 45} ${x} ${-r})` }),
    ).join('') +
    path(
      `M${x - r * 0.4} ${-r * 1.38}A${r * 0.56} ${r * 0.56} 0 0 1 ${x + r * 0.2} ${-r * 1.51}`,
      'none',
      { stroke: '#ffffff', 'stroke-width': 2.4, opacity: 0.5 },
    )
  );
}
