import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, ellipse, path, polygon, rect, stroke } from '../shapes';
import { WIDTH, type Sketch } from '../sketch';
import { room } from './room';

/** A garage: two-tone wall, tool board, gate with daylight, ceiling lamps, shiny floor. */
export function workshop(s: Sketch, light: Light, accent: string, gateOpen = true): string {
  const color = light.on(accent);
  const metal = light.on('#9aa3aa');
  const parts = [
    room(s, light, '#e3e5e1', '#8f989e'),
    rect(0, 520, WIDTH, 280, color),
    rect(0, 510, WIDTH, 12, lighter(color, 0.35)),
    rect(0, 0, WIDTH, 60, light.on('#5d676e')),
  ];
  for (const x of [160, 640, 1120])
    parts.push(
      rect(x, 56, 320, 18, '#fbfdf6'),
      polygon(
        [
          [x, 74],
          [x + 320, 74],
          [x + 460, 520],
          [x - 140, 520],
        ],
        '#ffffff',
        { opacity: 0.1 },
      ),
    );
  if (gateOpen) parts.push(gate(s, light));
  parts.push(toolBoard(s, light, 70, 190, metal), shelf(s, light, 1290, 300));
  for (let i = -3; i <= 3; i++)
    parts.push(
      stroke(`M${800 + i * 170} 822L${800 + i * 420} 1200`, darker(light.on('#8f989e'), 0.18), 3, {
        opacity: 0.5,
      }),
    );
  parts.push(
    ellipse(800, 990, 720, 120, '#ffffff', { opacity: 0.1 }),
    polygon(
      [
        [60, 1080],
        [1540, 1080],
        [1570, 1104],
        [30, 1104],
      ],
      light.on('#e8bd3a'),
      { opacity: 0.85 },
    ),
  );
  return parts.join('');
}

function gate(s: Sketch, light: Light): string {
  const sky = s.linear([
    [0, light.sky[0]![1]],
    [0.6, light.sky.at(-1)![1]],
    [0.61, light.on('#86a96a')],
    [1, light.on('#a9b37a')],
  ]);
  const bars = Array.from({ length: 5 }, (_, i) =>
    rect(560, 150 + i * 26, 480, 20, mix(light.on('#b9c2c8'), '#6d777e', i * 0.1)),
  ).join('');
  return (
    rect(544, 134, 512, 690, light.on('#59636a')) +
    rect(560, 150, 480, 672, sky) +
    path(
      'M560 560L690 470L790 540L890 430L1040 560V580H560Z',
      mix(light.on('#8198a6'), light.sky[1]![1], 0.4),
    ) +
    bars +
    polygon(
      [
        [560, 822],
        [1040, 822],
        [1180, 1000],
        [420, 1000],
      ],
      '#ffffff',
      { opacity: 0.16 },
    )
  );
}

export function toolBoard(s: Sketch, light: Light, x: number, y: number, metal: string): string {
  const board = light.on('#3d4a53');
  const parts = [
    rect(x, y, 400, 250, board, { rx: 8 }),
    rect(x, y, 400, 8, lighter(board, 0.3), { rx: 4 }),
  ];
  ['#c33b32', '#2f6fb0', '#d9a02e', '#3f8a55', '#c33b32'].forEach((color, i) =>
    parts.push(
      rect(
        x + 32 + i * 46,
        y + 46,
        12,
        110 - i * 12,
        s.across([
          [0, lighter(metal, 0.5)],
          [1, darker(metal, 0.2)],
        ]),
        { rx: 5 },
      ),
      circle(x + 38 + i * 46, y + 44, 17 - i, metal),
      circle(x + 38 + i * 46, y + 36, 8, board),
      rect(x + 29 + i * 46, y + 130 - i * 12, 18, 50, light.on(color), { rx: 7 }),
    ),
  );
  parts.push(
    rect(x + 276, y + 40, 18, 150, light.on('#a9774a'), { rx: 6 }),
    rect(x + 252, y + 30, 66, 32, metal, { rx: 6 }),
    circle(x + 356, y + 100, 30, 'none', { stroke: metal, 'stroke-width': 9 }),
    rect(x + 338, y + 160, 36, 50, light.on('#d9772e'), { rx: 6 }),
  );
  return parts.join('');
}

function shelf(s: Sketch, light: Light, x: number, y: number): string {
  const frame = light.on('#48535b');
  const goods = ['#c33b32', '#e0a63a', '#2f6fb0', '#3f8a55', '#d9d5c9', '#7a4b86'];
  let drawn = '';
  for (let row = 0; row < 4; row++) {
    const top = y + row * 130;
    for (let i = 0; i < 5; i++) {
      const height = 50 + ((i * 37 + row * 23) % 46);
      const color = light.on(goods[(i * 2 + row) % goods.length]!);
      drawn +=
        rect(
          x + 14 + i * 54,
          top + 112 - height,
          44,
          height,
          s.across([
            [0, lighter(color, 0.25)],
            [0.4, color],
            [1, darker(color, 0.25)],
          ]),
          { rx: 6 },
        ) +
        rect(x + 18 + i * 54, top + 112 - height * 0.6, 36, height * 0.25, '#f4f2ea', {
          opacity: 0.85,
        });
    }
    drawn += rect(x, top + 112, 300, 12, frame);
  }
  return drawn + rect(x, y - 10, 12, 540, frame) + rect(x + 288, y - 10, 12, 540, frame);
}
