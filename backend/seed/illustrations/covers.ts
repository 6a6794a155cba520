// One drawing for each article: longer together than a file usually is.
import { darker, lighter } from './color';
import { lightNamed, type Light } from './light';
import { createRandom } from './random';
import { scenes } from './scenes/scenes';
import {
  circle,
  ellipse,
  faded,
  group,
  path,
  PIXELS_PER_UNIT,
  polygon,
  rect,
  rounded,
  Sketch,
  stroke,
  WIDTH,
} from './sketch';
import { looks, person } from './trades/person';
import { carFront } from './vehicles/carFront';
import { carSide, placeCar } from './vehicles/carSide';
import { lettersCentred } from './vehicles/glyphs';

const HEIGHT = 900;
const TOP = 150;
export const COVER_SIZE = {
  width: WIDTH * PIXELS_PER_UNIT,
  height: HEIGHT * PIXELS_PER_UNIT,
} as const;

type Cover = (s: Sketch) => string;

const backdrop = (s: Sketch, color: string) =>
  rect(0, 0, WIDTH, 1200, s.fade(lighter(color, 0.28), darker(color, 0.12))) +
  circle(1300, 330, 420, '#ffffff', { opacity: 0.07 }) +
  circle(220, 960, 360, '#ffffff', { opacity: 0.06 });
const sheet = (x: number, y: number, w: number, h: number, turn: number, ...inner: string[]) =>
  group(
    `rotate(${turn} ${x + w / 2} ${y + h / 2})`,
    rect(x + 14, y + 20, w, h, '#08222a', { opacity: 0.25, rx: 14 }),
    rect(x, y, w, h, '#fbfaf6', { rx: 14 }),
    ...inner,
  );
const lines = (x: number, y: number, count: number, width: number, gap = 40) =>
  Array.from({ length: count }, (_, i) =>
    rect(x, y + i * gap, width * [1, 0.86, 0.94, 0.6][i % 4]!, 13, '#c3c9cc', { rx: 6 }),
  ).join('');
const tick = (x: number, y: number, size: number, color = '#2f9a68') =>
  circle(x, y, size, color) +
  stroke(
    `M${x - size * 0.42} ${y}l${size * 0.3} ${size * 0.34}l${size * 0.56} ${-size * 0.62}`,
    '#ffffff',
    size * 0.2,
  );

/** Calculator, coins and a car: the yearly tax. */
const tax: Cover = (s) => {
  const light = lightNamed('day');
  const coin = (x: number, y: number) =>
    path(`M${x - 74} ${y}v24a74 20 0 0 0 148 0v-24Z`, '#c98f22') +
    ellipse(x, y, 74, 20, '#f2c14e') +
    ellipse(x, y, 54, 13, '#dba735');
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, i) => coin(x, 930 - i * 30)).join('');
  const keys = Array.from({ length: 16 }, (_, i) =>
    rect(248 + (i % 4) * 76, 560 + Math.floor(i / 4) * 84, 62, 66, keyColor(i), { rx: 14 }),
  ).join('');
  const calculator =
    rect(222, 300, 360, 640, '#08222a', { opacity: 0.25, rx: 40, transform: 'translate(16 20)' }) +
    rect(216, 290, 360, 640, '#27343b', { rx: 40 }) +
    rect(248, 330, 296, 120, '#d4e6d3', { rx: 16 }) +
    lettersCentred('2026', 396, 362, 58, '#20352c', 0.13) +
    rect(248, 486, 296, 40, '#35454d', { rx: 12 }) +
    group('translate(0 0)', keys);
  return (
    backdrop(s, '#0f6b6b') +
    ellipse(1020, 964, 560, 46, '#06343a', { opacity: 0.35 }) +
    placeCar(
      carSide(s, light, 'sedan', { color: '#e0a02c', rim: 'five', turn: 9 }),
      'sedan',
      1060,
      900,
      1.7,
      false,
    ) +
    calculator +
    pile(1150, 2) +
    pile(1320, 6) +
    pile(1480, 4) +
    faded(
      0.92,
      circle(790, 330, 34, 'none', { stroke: '#ffffff', 'stroke-width': 16 }),
      circle(900, 450, 34, 'none', { stroke: '#ffffff', 'stroke-width': 16 }),
      stroke('M920 310L770 470', '#ffffff', 16),
      lettersCentred('LEI', 1170, 330, 110, '#ffffff', 0.15),
    )
  );
};

/** A contract being signed, the keys beside it. */
const contract: Cover = (s) => {
  const key = group(
    'rotate(28 1270 640)',
    rect(1210, 470, 150, 250, '#08222a', { opacity: 0.3, rx: 60, transform: 'translate(14 18)' }),
    rect(
      1250,
      690,
      60,
      220,
      s.across([
        [0, '#eef2f4'],
        [1, '#a8b1b7'],
      ]),
      { rx: 8 },
    ),
    path('M1310 760h20v26h-20v22h26v26h-26Z', '#c3cad0'),
    rect(1205, 460, 150, 250, s.fade('#3a424a', '#15191d'), { rx: 60 }),
    circle(1280, 450, 52, 'none', { stroke: '#d5dbdf', 'stroke-width': 16 }),
    ...[0, 1, 2].map((i) => rect(1240, 510 + i * 62, 80, 44, '#4a545d', { rx: 18 })),
  );
  const pen = group(
    'rotate(-36 860 820)',
    rect(700, 806, 420, 34, s.fade('#3b6fb5', '#1d3f73'), { rx: 16 }),
    polygon(
      [
        [700, 806],
        [640, 823],
        [700, 840],
      ],
      '#e2c56f',
    ),
    rect(1010, 800, 110, 10, '#e2c56f', { rx: 4 }),
  );
  const paper = sheet(
    360,
    190,
    640,
    820,
    -4,
    lettersCentred('CONTRACT', 680, 250, 54, '#15383f', 0.12),
    lines(420, 350, 10, 520, 38),
    rect(420, 748, 230, 4, '#7d868c'),
    rect(720, 748, 230, 4, '#7d868c'),
    stroke('M440 736q30 -60 50 -10t40 -26t34 20t50 -30', '#1d3f73', 6),
    stroke('M740 738q20 -40 44 -8t30 -34', '#1d3f73', 6),
    circle(860, 880, 70, 'none', { stroke: '#0f6b6b', 'stroke-width': 8, opacity: 0.6 }),
  );
  return (
    backdrop(s, '#c97f2e') +
    paper +
    pen +
    key +
    circle(190, 440, 110, '#08222a', { opacity: 0.2 }) +
    circle(170, 410, 110, '#f6f1e7') +
    circle(170, 410, 76, '#5a3a26') +
    circle(276, 410, 36, 'none', { stroke: '#f6f1e7', 'stroke-width': 20 })
  );
};

/** A car with fresh plates and a list with ticks. */
const registration: Cover = (s) => {
  const light = lightNamed('morning');
  const { back } = scenes.oldTown(s, light, 'summer', createRandom('registration'));
  const list = sheet(
    1060,
    300,
    380,
    560,
    5,
    rect(1060, 300, 380, 70, '#0f6b6b', { rx: 14 }),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        tick(1116, 430 + i * 84, 26) +
        rect(1164, 416 + i * 84, [220, 180, 236, 150, 200][i]!, 16, '#b9c0c4', { rx: 8 }) +
        rect(1164, 442 + i * 84, [140, 200, 120, 190, 130][i]!, 12, '#dde1e3', { rx: 6 }),
    ),
  );
  return (
    back +
    rect(0, 0, WIDTH, 1200, '#0c2a33', { opacity: 0.16 }) +
    group(
      'translate(570 1010) scale(3.9)',
      carFront(s, light, 'suv', {
        color: '#1f4e8c',
        grille: 'hex',
        lamp: 'angular',
        plate: 'SB 26 NOU',
      }),
    ) +
    list
  );
};

/** A phone that frames a car in good light. */
const photographing: Cover = (s) => {
  const light = lightNamed('morning');
  const random = createRandom('photographing');
  const { back, front } = scenes.mountains(s, light, 'autumn', random);
  const car = placeCar(
    carSide(s, light, 'estate', { color: '#b3262b', rim: 'twin', turn: 14 }),
    'estate',
    800,
    1010,
    2.3,
    false,
  );
  const view = 'M350 350H1250V1040H350Z';
  const thirds = stroke('M650 350V1040M950 350V1040M350 580H1250M350 810H1250', '#ffffff', 3, {
    opacity: 0.65,
  });
  const focus = stroke(
    'M690 700h-40v40M910 700h40v40M690 860h-40v-40M910 860h40v-40',
    '#ffd34d',
    8,
  );
  return (
    back +
    car +
    front +
    rect(0, 0, WIDTH, 1200, '#0a1c26', { opacity: 0.55 }) +
    rect(262, 306, 1120, 776, '#0b0f13', { rx: 70 }) +
    rect(270, 314, 1104, 760, '#20282f', { rx: 64 }) +
    s.clipped(view, back, car, front) +
    thirds +
    focus +
    circle(1312, 694, 40, 'none', { stroke: '#ffffff', 'stroke-width': 8 }) +
    circle(1312, 694, 29, '#ffffff') +
    rect(300, 640, 12, 110, '#0b0f13', { rx: 6 })
  );
};

/** A magnifier over a used car, with what to look at. */
const inspecting: Cover = (s) => {
  const light = lightNamed('overcast');
  const { back } = scenes.parking(s, light, 'autumn', createRandom('inspecting'));
  const paint = { color: '#2d5a45', rim: 'five' as const, turn: 10 };
  const car = placeCar(carSide(s, light, 'sedan', paint), 'sedan', 800, 990, 2.7, false);
  const lens = 'M960 760a210 210 0 1 0 420 0a210 210 0 1 0 -420 0Z';
  const big = group('translate(-1170 -900) scale(2)', car);
  const mark = (x: number, y: number) =>
    circle(x, y, 40, '#ffffff', { opacity: 0.25 }) +
    circle(x, y, 26, '#f0a63a') +
    lettersCentred('+', x, y - 15, 32, '#ffffff', 0.16);
  return (
    back +
    car +
    mark(420, 810) +
    mark(640, 640) +
    mark(760, 850) +
    stroke('M1320 910L1470 1060', '#2a2f34', 64) +
    stroke('M1322 912L1468 1058', '#c97f2e', 40) +
    s.clipped(lens, rect(900, 500, 560, 560, '#6b7379'), big) +
    circle(1170, 760, 210, 'none', { stroke: '#e9edef', 'stroke-width': 30 }) +
    circle(1170, 760, 226, 'none', { stroke: '#3a4147', 'stroke-width': 7 }) +
    stroke('M1030 680A160 160 0 0 1 1130 606', '#ffffff', 16, { opacity: 0.6 })
  );
};

/** Three people of a trade with their stars. */
const choosingWorker: Cover = (s) => {
  const light: Light = lightNamed('day');
  const star = (x: number, y: number, r: number, on: boolean) =>
    polygon(
      Array.from(
        { length: 10 },
        (_, i) =>
          [
            x + Math.sin((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r),
            y - Math.cos((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r),
          ] as const,
      ),
      on ? '#f2b33d' : '#d5dadd',
    );
  const card = (x: number, y: number, who: string, stars: number, chosen: boolean) =>
    rect(x + 12, y + 18, 400, 640, '#08222a', { opacity: 0.22, rx: 30 }) +
    rect(x, y, 400, 640, '#fbfaf6', { rx: 30 }) +
    s.clipped(
      rounded([
        [x + 24, y + 24, 20],
        [x + 376, y + 24, 20],
        [x + 376, y + 404, 20],
        [x + 24, y + 404, 20],
      ]),
      rect(x + 24, y + 24, 352, 380, chosen ? '#bfe0d4' : '#dfe5e6'),
      who,
    ) +
    [0, 1, 2, 3, 4].map((i) => star(x + 88 + i * 56, y + 458, 24, i < stars)).join('') +
    rect(x + 60, y + 510, 280, 18, '#b9c0c4', { rx: 9 }) +
    rect(x + 100, y + 548, 200, 14, '#dde1e3', { rx: 7 }) +
    (chosen ? tick(x + 370, y + 30, 56) : '');
  return (
    backdrop(s, '#3d6f86') +
    card(120, 330, person(light, 320, 880, 500, looks.technician, 'standing'), 3, false) +
    card(1080, 330, person(light, 1280, 880, 500, looks.gardener, 'standing', true), 4, false) +
    card(600, 270, person(light, 800, 820, 500, looks.builder, 'standing'), 5, true)
  );
};

export const covers = {
  tax,
  contract,
  registration,
  photographing,
  inspecting,
  choosingWorker,
} satisfies Record<string, Cover>;
export type CoverName = keyof typeof covers;

/** The cover of an article as an SVG document, 1280 by 720. */
export function drawCover(name: CoverName): string {
  const s = new Sketch();
  const drawn = covers[name](s);
  return s.cropped(TOP, HEIGHT, [drawn]);
}

function keyColor(i: number): string {
  if (i === 15) return '#f0a63a';
  return i % 4 === 3 ? '#3d7f86' : '#e6ebec';
}
