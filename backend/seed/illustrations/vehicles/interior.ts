import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, ellipse, group, path, rect, round, rounded, stroke, type Sketch } from '../sketch';
import { lettersCentred } from './glyphs';
import { arc } from './wheel';

export type Cabin = { trim: string; accent: string; automatic: boolean; km: number };

/** The dashboard as the driver sees it, with the place outside behind the windscreen. */
export function dashboard(s: Sketch, light: Light, outside: string, cabin: Cabin): string {
  const trim = light.on(cabin.trim);
  const soft = light.on(mix(cabin.trim, '#20242a', 0.55));
  const glass = 'M150 0H1450Q1530 300 1560 590H40Q70 300 150 0Z';
  const parts = [
    rect(0, 0, 1600, 1200, darker(trim, 0.25)),
    s.clipped(
      glass,
      group('translate(-80 -330) scale(1.1)', outside),
      path('M260 0h160L250 600H60ZM520 0h70L430 600H360Z', '#ffffff', { opacity: 0.12 }),
    ),
  ];
  parts.push(
    path(
      'M0 0H190Q90 320 60 620H0Z',
      s.across([
        [0, lighter(soft, 0.1)],
        [1, darker(soft, 0.2)],
      ]),
    ),
    path('M1600 0H1410Q1510 320 1540 620H1600Z', darker(soft, 0.25)),
    rect(0, 0, 1600, 44, soft),
  );
  parts.push(
    path(
      rounded([
        [690, 40, 10],
        [910, 40, 10],
        [892, 128, 30],
        [708, 128, 30],
      ]),
      '#14171b',
    ),
    path(
      rounded([
        [704, 50, 8],
        [896, 50, 8],
        [880, 116, 22],
        [720, 116, 22],
      ]),
      s.fade(light.sky[0]![1], mix(light.sky.at(-1)![1], '#3a444c', 0.4)),
    ),
  );
  parts.push(
    path(
      'M0 600Q180 540 480 548Q900 520 1600 566V1200H0Z',
      s.linear([
        [0, lighter(soft, 0.16)],
        [0.12, soft],
        [0.5, darker(soft, 0.3)],
        [1, darker(soft, 0.55)],
      ]),
    ),
  );
  parts.push(
    path(
      'M0 716Q300 690 640 726H1600V790H640Q300 760 0 790Z',
      s.linear([
        [0, lighter(light.on(cabin.accent), 0.25)],
        [0.4, light.on(cabin.accent)],
        [1, darker(light.on(cabin.accent), 0.4)],
      ]),
    ),
  );
  parts.push(path('M0 790Q300 760 640 790H1600V1200H0Z', s.fade(trim, darker(trim, 0.55))));
  parts.push(
    vent(light, 130, 660),
    vent(light, 1430, 652),
    cluster(light, cabin),
    screen(s),
    centreConsole(s, light, trim, cabin),
    steeringWheel(s, light, soft, trim),
  );
  parts.push(
    path(
      rounded([
        [1090, 830, 20],
        [1540, 830, 20],
        [1510, 1040, 30],
        [1120, 1040, 30],
      ]),
      darker(trim, 0.2),
    ),
    stroke('M1110 846H1520', lighter(trim, 0.3), 3, { opacity: 0.5 }),
    rect(1280, 862, 80, 16, '#15181c', { rx: 8 }),
  );
  return parts.join('');
}

function vent(light: Light, x: number, y: number): string {
  return (
    circle(x, y, 62, light.on('#9aa1a7')) +
    circle(x, y, 55, '#0e1013') +
    [-30, -10, 10, 30].map((dy) => rect(x - 46, y + dy - 4, 92, 8, '#2a2e33', { rx: 3 })).join('') +
    circle(x, y, 9, light.on('#b9bfc4'))
  );
}

function cluster(light: Light, cabin: Cabin): string {
  const hood = path('M210 640Q230 500 430 496T660 640Z', light.on('#15181c'));
  return (
    hood +
    rect(238, 552, 404, 130, '#07090c', { rx: 40 }) +
    dial(330, 634, 66, 0.35) +
    dial(548, 634, 66, 0.15) +
    rect(404, 596, 72, 60, '#0f2a33', { rx: 6 }) +
    lettersCentred(String(cabin.km), 440, 618, 15, '#bff3ff', 0.16)
  );
}

function dial(x: number, y: number, r: number, share: number): string {
  const ticks = Array.from({ length: 9 }, (_, i) =>
    stroke('M0 0v8', '#e8eef2', 3, {
      transform: `rotate(${-120 + i * 30} ${x} ${y}) translate(${x} ${y - r + 6})`,
    }),
  ).join('');
  return (
    circle(x, y, r, '#12161b') +
    stroke(arc(x, y, r, -125, 125), '#7f8a92', 3) +
    ticks +
    stroke(`M${x} ${y + 8}v${-r * 0.78}`, '#ff5a3c', 5, {
      transform: `rotate(${-120 + share * 240} ${x} ${y})`,
    }) +
    circle(x, y, 9, '#2c3238')
  );
}

function screen(s: Sketch): string {
  const map = [
    stroke('M740 640L870 560L1010 600M800 700L850 580L960 540M730 590L1020 660', '#7fa8b8', 7, {
      opacity: 0.8,
    }),
    stroke('M780 690L846 600L930 580L960 548', '#35c8a0', 9),
    circle(846, 600, 12, '#ffffff'),
    circle(846, 600, 7, '#1d8bd1'),
  ];
  const glass = rounded([
    [716, 520, 16],
    [1034, 514, 16],
    [1040, 706, 16],
    [722, 712, 16],
  ]);
  return (
    path(
      rounded([
        [704, 510, 20],
        [1046, 502, 20],
        [1052, 716, 20],
        [710, 724, 20],
      ]),
      '#0b0d10',
    ) +
    path(glass, s.fade('#1f3c49', '#142731')) +
    s.clipped(glass, ...map, path('M716 514h150L760 720h-60Z', '#ffffff', { opacity: 0.08 }))
  );
}

function centreConsole(s: Sketch, light: Light, trim: string, cabin: Cabin): string {
  const body = path('M700 740H1050L1080 1200H650Z', s.fade(darker(trim, 0.2), darker(trim, 0.6)));
  const buttons = [0, 1, 2, 3, 4]
    .map((i) => rect(726 + i * 62, 752, 50, 26, '#1b1f24', { rx: 8 }))
    .join('');
  const knobs =
    [780, 970]
      .map(
        (x) =>
          circle(x, 846, 40, light.on('#99a1a7')) +
          circle(x, 846, 33, '#171a1e') +
          stroke(`M${x} 838v-18`, '#ff7a4c', 5),
      )
      .join('') +
    rect(838, 822, 74, 46, '#0f2a33', { rx: 8 }) +
    lettersCentred('21', 875, 834, 22, '#bff3ff', 0.14);
  const boot = path(
    rounded([
      [780, 1140, 30],
      [830, 980, 20],
      [910, 980, 20],
      [960, 1140, 30],
    ]),
    s.across([
      [0, '#3a3e44'],
      [0.5, '#24272c'],
      [1, '#15171a'],
    ]),
  );
  const knob = cabin.automatic
    ? rect(
        842,
        906,
        58,
        100,
        s.linear([
          [0, '#d3d8dc'],
          [0.3, '#4a5057'],
          [1, '#15181b'],
        ]),
        { rx: 24 },
      ) +
      [0, 1, 2, 3]
        .map((i) => circle(946, 960 + i * 28, 5, i === 0 ? '#ff7a4c' : '#aab2b8'))
        .join('')
    : circle(
        870,
        934,
        44,
        s.radial(
          [
            [0, '#6a7178'],
            [0.6, '#2b2f34'],
            [1, '#0f1113'],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) + stroke('M852 924h36M852 910v32M870 910v32M888 910v16', '#e6eaed', 4);
  return body + buttons + knobs + rect(760, 1080, 220, 110, '#101215', { rx: 30 }) + boot + knob;
}

function steeringWheel(s: Sketch, light: Light, soft: string, trim: string): string {
  const x = 440;
  const y = 880;
  const rim = s.linear([
    [0, lighter(soft, 0.28)],
    [0.5, soft],
    [1, darker(soft, 0.5)],
  ]);
  const spoke = (d: string) => path(d, s.fade(lighter(soft, 0.1), darker(soft, 0.4)));
  return [
    ellipse(x, y, 268, 262, 'none', { stroke: darker(soft, 0.65), 'stroke-width': 66 }),
    ellipse(x, y, 268, 262, 'none', { stroke: rim, 'stroke-width': 52 }),
    stroke(arc(x, y, 282, -62, 20), lighter(soft, 0.45), 7, { opacity: 0.55 }),
    spoke(
      `M${x - 250} ${y - 26}Q${x - 140} ${y - 60} ${x - 90} ${y - 60}V${y + 50}Q${x - 150} ${y + 40} ${x - 250} ${y + 38}Z`,
    ),
    spoke(
      `M${x + 250} ${y - 26}Q${x + 140} ${y - 60} ${x + 90} ${y - 60}V${y + 50}Q${x + 150} ${y + 40} ${x + 250} ${y + 38}Z`,
    ),
    spoke(`M${x - 46} ${y + 60}h92l26 190h-144Z`),
    path(
      rounded([
        [x - 116, y - 80, 40],
        [x + 116, y - 80, 40],
        [x + 96, y + 80, 60],
        [x - 96, y + 80, 60],
      ]),
      s.fade(lighter(trim, 0.16), darker(trim, 0.4)),
    ),
    stroke(`M${x - 90} ${y - 66}H${x + 90}`, lighter(trim, 0.5), 3, { opacity: 0.5 }),
    circle(x, y - 2, 34, light.on('#c6ccd1')),
    circle(x, y - 2, 26, '#20252b'),
    ...[-1, 1].map((side) =>
      [0, 1, 2]
        .map((i) => rect(round(x + side * 168 - 20), y - 34 + i * 22, 40, 15, '#4b5259', { rx: 6 }))
        .join(''),
    ),
  ].join('');
}
