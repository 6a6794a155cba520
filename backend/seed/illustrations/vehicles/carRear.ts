import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { ellipse, path, rect, rounded, stroke, type Sketch } from '../sketch';
import { carFaces, type CarFace } from './carFace';
import { both, mirrors, plate, shadowAndTyres, shell } from './carFront';
import type { CarBody } from './car-shapes/carShapes';

export type RearLamp = 'blocks' | 'bar' | 'tall';
export type RearLook = { color: string; rearLamp: RearLamp; plate: string; tinted?: boolean };
const twice = (drawn: string) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;

/** A car seen from straight behind, wheels on y 0, in centimetres; `open` lifts the tailgate. */
export function carRear(
  s: Sketch,
  light: Light,
  body: CarBody,
  look: RearLook,
  open = false,
): string {
  const face = carFaces[body];
  const color = light.on(look.color);
  const parts = [
    open ? liftedGate(s, light, face, color) : '',
    shadowAndTyres(s, light, face),
    shell(s, face, color),
    mirrors(s, light, face, color),
  ];
  parts.push(open ? luggage(s, light, face, color) : window(s, light, face, look));
  parts.push(lamps(s, light, face, look.rearLamp, open), bumper(light, face, color));
  if (!open) parts.push(gate(light, face, color));
  parts.push(plate(look.plate, open ? -face.sill - 16 : -face.nose + 22));
  return parts.join('');
}

function window(s: Sketch, light: Light, face: CarFace, look: RearLook): string {
  const foot = face.width / 2 - 31;
  const base = (face.deck ?? face.cowl) + 4;
  const deep = light.on(look.tinted ? '#12171d' : '#22303a');
  const fill = s.linear([
    [0, mix(deep, light.sky[0]![1], 0.5)],
    [0.55, mix(deep, light.sky[1]![1], 0.12)],
    [1, darker(deep, 0.3)],
  ]);
  const pane = face.vanDoors
    ? rounded([
        [6, -face.cowl - 6, 4],
        [72, -face.cowl - 6, 6],
        [72, -face.height + 22, 8],
        [6, -face.height + 22, 4],
      ])
    : both([
        [foot, base, 6],
        [face.roofHalf - 6, face.height - 14, 10],
        [face.roofHalf - 20, face.height - 10, 10],
      ]);
  const heads = look.tinted
    ? ''
    : twice(rect(24, -base - 16, 24, 20, darker(deep, 0.5), { rx: 6 }));
  const lines = Array.from({ length: 5 }, (_, i) =>
    stroke(`M-70 ${-base - 5 - i * 5}H70`, '#8d6a4c', 0.4, { opacity: 0.6 }),
  ).join('');
  const glare = path(
    `M${-foot} ${-base}l34 ${-(face.height - base)}h30l-34 ${face.height - base}Z`,
    '#ffffff',
    { opacity: 0.15 },
  );
  const one =
    stroke(pane, '#0b0d10', 3.4) + path(pane, fill) + s.clipped(pane, heads, lines, glare);
  if (face.vanDoors) return twice(stroke(pane, '#0b0d10', 3.4) + path(pane, fill));
  return (
    one +
    stroke(`M2 ${-base - 1}q24 -4 38 -14`, '#0a0b0d', 1.8) +
    rect(-16, -face.height + 7, 32, 3, '#b3202a', { rx: 1.4 })
  );
}

function gate(light: Light, face: CarFace, color: string): string {
  const half = face.width / 2;
  const dark = darker(color, 0.6);
  if (face.vanDoors)
    return (
      stroke(`M0 ${-face.height + 10}V${-face.sill - 10}`, dark, 1.4) +
      rect(3, -face.nose - 4, 8, 15, light.on('#23272c'), { rx: 3 }) +
      twice(
        stroke(
          `M${half - 9} ${-face.height + 40}v8M${half - 7} ${-face.nose}v8M${half - 6} ${-face.sill - 30}v8`,
          light.on('#23272c'),
          4,
        ),
      )
    );
  const top = face.deck ?? face.cowl;
  const seam = stroke(
    `M${-half + 30} ${-top + 1}L${-half + 36} ${-face.nose + 38}Q0 ${-face.nose + 42} ${half - 36} ${-face.nose + 38}L${half - 30} ${-top + 1}`,
    dark,
    1.2,
    { opacity: 0.8 },
  );
  const fold = stroke(
    `M${-half + 34} ${-face.nose + 12}Q0 ${-face.nose + 6} ${half - 34} ${-face.nose + 12}`,
    lighter(color, 0.6),
    1.4,
    { opacity: 0.6 },
  );
  const badge =
    ellipse(0, -face.nose + 5, 6, 6, light.on('#dde2e5')) +
    ellipse(0, -face.nose + 5, 4.2, 4.2, dark);
  return seam + fold + rect(-30, -face.nose + 13, 60, 2.4, light.on('#cfd4d8'), { rx: 1 }) + badge;
}

function lamps(s: Sketch, light: Light, face: CarFace, lamp: RearLamp, open: boolean): string {
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

function bumper(light: Light, face: CarFace, color: string): string {
  const half = face.width / 2;
  const low = face.sill;
  const plastic = light.on('#24282d');
  const skirt = both([
    [half - 18, low, 6],
    [half - 4, low + 9, 8],
    [half - 6, low + (face.cladding ? 20 : 12), 4],
    [half - 50, low + (face.cladding ? 17 : 9), 6],
  ]);
  const pipe = face.vanDoors
    ? ''
    : twice(
        ellipse(half - 34, -low - 4, 7, 3.4, light.on('#aab1b6')) +
          ellipse(half - 34, -low - 4, 5, 2.2, '#0c0d0f'),
      );
  return (
    stroke(
      `M${-half + 3} ${-low - 32}Q0 ${-low - 26} ${half - 3} ${-low - 32}`,
      darker(color, 0.5),
      1.3,
      { opacity: 0.8 },
    ) +
    stroke(
      `M${-half + 3} ${-low - 34}Q0 ${-low - 28} ${half - 3} ${-low - 34}`,
      lighter(color, 0.6),
      1.3,
      { opacity: 0.5 },
    ) +
    path(skirt, plastic) +
    twice(rect(half - 26, -low - 22, 18, 4.6, '#b3202a', { rx: 2 })) +
    pipe
  );
}

/** The raised tailgate above the roof. */
function liftedGate(s: Sketch, light: Light, face: CarFace, color: string): string {
  const half = face.width / 2 - 22;
  const top = face.height + 42;
  const panel = both([
    [face.roofHalf, face.height - 6, 4],
    [half + 2, top, 8],
    [half - 6, top + 10, 8],
  ]);
  const glass = both([
    [face.roofHalf - 12, face.height + 2, 4],
    [half - 14, top - 12, 6],
  ]);
  return (
    path(panel, s.fade(darker(color, 0.1), darker(color, 0.55))) +
    path(glass, s.fade(mix(light.on('#2a3a45'), light.sky[0]![1], 0.5), light.on('#1b252d')), {
      opacity: 0.9,
    }) +
    twice(
      stroke(`M${half - 12} ${-face.cowl + 6}L${half - 4} ${-top + 12}`, light.on('#3a4047'), 3),
    )
  );
}

/** The boot: carpet, seat backs, a bag, a box and the warning triangle. */
function luggage(s: Sketch, light: Light, face: CarFace, color: string): string {
  const half = face.width / 2 - 29;
  const floor = face.nose - 34;
  const opening = both([
    [half - 4, floor, 8],
    [half, face.nose, 10],
    [face.roofHalf - 2, face.height - 14, 12],
    [face.roofHalf - 18, face.height - 9, 10],
  ]);
  const cloth = light.on('#3b4047');
  const parts = [
    stroke(opening, darker(color, 0.6), 6),
    path(
      opening,
      s.linear([
        [0, '#14171b'],
        [0.6, light.on('#2b3036')],
        [1, light.on('#42484f')],
      ]),
    ),
  ];
  const inside = [
    ...[-46, 0, 46].map(
      (x) =>
        rect(
          x - 22,
          -face.height + 22,
          44,
          face.height - floor - 30,
          s.fade(lighter(cloth, 0.16), darker(cloth, 0.3)),
          { rx: 6 },
        ) + rect(x - 12, -face.height + 10, 24, 15, lighter(cloth, 0.08), { rx: 5 }),
    ),
    path(
      `M${-half - 10} ${-floor - 20}H${half + 10}V${-floor + 6}H${-half - 10}Z`,
      s.fade(light.on('#23272c'), light.on('#50565d')),
    ),
    path(`M-58 ${-floor - 6}q-2 -26 6 -28h32q8 2 6 28Z`, s.fade('#3d7c86', '#1f4a55')) +
      stroke(`M-46 ${-floor - 33}q8 -12 20 0`, '#173a44', 2.6),
    rect(2, -floor - 28, 36, 24, light.on('#b98d58')) +
      rect(2, -floor - 28, 36, 6, light.on('#caa06c')) +
      rect(17, -floor - 28, 6, 24, light.on('#dcc49a')),
    rect(44, -floor - 14, 22, 10, '#b3202a', { rx: 2 }),
  ];
  return (
    parts.join('') +
    s.clipped(opening, ...inside) +
    rect(-half + 8, -floor - 2, half * 2 - 16, 4, light.on('#8f979d'), { rx: 2 })
  );
}
