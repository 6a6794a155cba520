// The trades around cars: one drawing each, longer together than a file usually is.
import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { scenes } from '../scenes/scenes';
import { circle, ellipse, group, path, polygon, rect, rounded, stroke } from '../sketch';
import { carFront } from '../vehicles/carFront';
import { carSide, placeCar } from '../vehicles/carSide';
import { lettersCentred } from '../vehicles/glyphs';
import { truck } from '../vehicles/truck';
import { wheel } from '../vehicles/wheel';
import { looks, person } from './person';
import { room, workshop } from './rooms';
import type { Trade } from './trade';

const PAINTS = ['#b3262b', '#1f4e8c', '#8f979d', '#2d5a45', '#e6e8e9', '#d0912c'];

/** A car on a two-post lift, the mechanic below. */
export const mechanics: Trade = (s, light, _season, random) => {
  const steel = light.on('#c9a227');
  const post = (x: number) =>
    rect(
      x,
      250,
      54,
      760,
      s.across([
        [0, lighter(steel, 0.3)],
        [0.4, steel],
        [1, darker(steel, 0.35)],
      ]),
    ) +
    rect(x - 30, 1000, 114, 22, darker(steel, 0.4)) +
    rect(x - 8, 690, 70, 60, darker(steel, 0.25), { rx: 8 });
  const car = placeCar(
    carSide(s, light, random.pick(['hatchback', 'sedan', 'suv']), {
      color: random.pick(PAINTS),
      rim: 'five',
      turn: 20,
    }),
    'hatchback',
    800,
    690,
    2.4,
    random.chance(0.5),
  );
  return (
    workshop(s, light, random.pick(['#3f7f86', '#b5523b', '#46648a'])) +
    post(330) +
    post(1216) +
    car +
    path('M380 700L660 712V728L380 726ZM1220 700L940 712V728L1220 726Z', darker(steel, 0.3)) +
    person(light, 690, 1046, 400, looks.mechanic, 'reaching') +
    toolCart(light, 1000, 1040)
  );
};

/** A masked car and a painter with the gun. */
export const bodywork: Trade = (s, light, _season, random) => {
  const color = random.pick(['#c7342f', '#2f62a8', '#e0a02c']);
  const car = placeCar(
    carSide(s, light, 'sedan', { color, rim: 'steel', turn: 4, wheelless: true }),
    'sedan',
    890,
    1030,
    2.7,
    true,
  );
  const slats = Array.from({ length: 9 }, (_, i) =>
    rect(0, 100 + i * 84, 1600, 6, '#000000', { opacity: 0.05 }),
  ).join('');
  const mist = [0, 1, 2]
    .map((i) =>
      ellipse(520 + i * 46, 760 + i * 6, 60 + i * 22, 40 + i * 18, light.on(color), {
        opacity: 0.16 - i * 0.03,
      }),
    )
    .join('');
  const masking =
    polygon(
      [
        [902, 652],
        [990, 650],
        [1196, 752],
        [1180, 772],
        [900, 764],
      ],
      light.on('#dcc48d'),
    ) +
    polygon(
      [
        [990, 650],
        [1196, 752],
        [1188, 764],
        [982, 662],
      ],
      '#4a86c2',
    ) +
    stroke('M930 680L1090 750M910 720L1010 762', light.on('#c2a86f'), 4);
  return (
    room(s, light, '#dfe5e6', '#a7b0b4') +
    slats +
    [120, 640, 1160]
      .map(
        (x) =>
          rect(x, 60, 320, 26, '#ffffff') +
          polygon(
            [
              [x, 86],
              [x + 320, 86],
              [x + 420, 800],
              [x - 100, 800],
            ],
            '#ffffff',
            { opacity: 0.16 },
          ),
      )
      .join('') +
    car +
    masking +
    mist +
    person(light, 300, 1060, 560, looks.painter, 'working') +
    rect(430, 772, 66, 22, '#3b4147', { rx: 6 }) +
    path('M448 790h22l-6 60h-20Z', '#22262b') +
    rect(440, 730, 40, 44, light.on(color), { rx: 6 }) +
    paintCans(light, 110, 1060)
  );
};

/** A laptop on the wing, reading an engine. */
export const diagnosis: Trade = (s, light, _season, random) => {
  const car = group(
    'translate(980 1060) scale(5.2)',
    carFront(s, light, 'sedan', {
      color: random.pick(PAINTS),
      grille: 'hex',
      lamp: 'angular',
      plate: 'SB 24 DGN',
    }),
  );
  const wave = Array.from(
    { length: 12 },
    (_, i) => `l14 0l6 ${i % 3 ? -30 : -86}l8 ${i % 3 ? 44 : 120}l6 ${i % 3 ? -14 : -34}`,
  ).join('');
  const screen =
    rect(90, 430, 520, 330, '#14181c', { rx: 18 }) +
    rect(110, 450, 480, 290, s.fade('#123241', '#0a1f29'), { rx: 8 }) +
    stroke(`M130 640${wave}`, '#41e0a5', 6) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(130 + i * 114, 474, 96, 60, ['#1d5a6e', '#5f4a1a', '#1d5a6e', '#6b2430'][i]!, {
            rx: 8,
          }) + lettersCentred(['12.4', '88', '0.9', 'P01'][i]!, 178 + i * 114, 490, 26, '#e4f6fb'),
      )
      .join('');
  const base =
    path('M60 770H640L690 812H20Z', light.on('#b9c1c7')) +
    path('M20 812H690V830H20Z', light.on('#7d868d'));
  const cable =
    stroke('M640 800Q760 860 790 930', '#22262b', 10) +
    rect(770, 920, 44, 60, '#2f6fb0', { rx: 8 });
  return (
    workshop(s, light, '#3d5f7d', false) +
    car +
    rect(0, 830, 700, 400, s.fade(light.on('#6b747b'), light.on('#3d454b'))) +
    rect(0, 830, 700, 26, light.on('#8f989e')) +
    [0, 1, 2]
      .map(
        (i) =>
          rect(30, 890 + i * 96, 640, 74, light.on('#b23a34'), { rx: 8 }) +
          rect(280, 918 + i * 96, 140, 16, '#d9dee1', { rx: 8 }),
      )
      .join('') +
    screen +
    base +
    cable
  );
};

/** Racks of tyres and a fitter at the machine. */
export const tyreShop: Trade = (s, light, _season, random) => {
  const rack = [0, 1]
    .map(
      (row) =>
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            wheel(
              s,
              light,
              120 + i * 150,
              330 + row * 210,
              78,
              random.pick(['five', 'ten', 'twin', 'mesh', 'steel']),
              i * 23,
              random.pick(['#c3c8cd', '#5a6168', '#c3c8cd']),
            ),
          )
          .join('') + rect(30, 408 + row * 210, 930, 12, light.on('#4a545b')),
    )
    .join('');
  const machine =
    rect(1090, 640, 250, 380, s.fade(light.on('#d0453c'), light.on('#8a2a26')), { rx: 20 }) +
    rect(1300, 250, 60, 400, light.on('#b9c1c7'), { rx: 12 }) +
    rect(1140, 250, 220, 44, light.on('#9aa3aa'), { rx: 12 }) +
    rect(1170, 290, 34, 220, light.on('#cdd4d9'), { rx: 8 }) +
    ellipse(1190, 640, 190, 44, '#2a2e33') +
    ellipse(1190, 600, 190, 60, '#1c1f23') +
    ellipse(1190, 590, 120, 34, light.on('#aab2b8')) +
    ellipse(1190, 590, 40, 12, '#2a2e33') +
    rect(1110, 940, 90, 26, '#23272b', { rx: 6 });
  const pile = [0, 1, 2, 3]
    .map(
      (i) =>
        path(`M60 ${1090 - i * 74}a120 24 0 0 0 240 0v-56H60Z`, light.on('#24282d')) +
        ellipse(180, 1034 - i * 74, 120, 26, light.on('#33383e')) +
        ellipse(180, 1034 - i * 74, 74, 15, light.on('#14171a')),
    )
    .join('');
  return (
    workshop(s, light, '#57534a', false) +
    rect(20, 230, 950, 420, light.on('#6b7379'), { opacity: 0.35 }) +
    rack +
    machine +
    person(light, 960, 1060, 520, looks.technician, 'working') +
    pile +
    wheel(s, light, 520, 950, 140, 'twin', 30)
  );
};

/** A car on the inspection rollers with the lamp tester. */
export const inspection: Trade = (s, light, _season, random) => {
  const car = group(
    'translate(800 1050) scale(4.4)',
    carFront(s, light, random.pick(['hatchback', 'suv', 'estate']), {
      color: random.pick(PAINTS),
      grille: 'slats',
      lamp: 'round',
      plate: 'SB 07 ITP',
    }),
  );
  const sign =
    rect(1130, 130, 340, 250, '#2d6a4f', { rx: 22 }) +
    rect(1146, 146, 308, 218, 'none', { rx: 16, stroke: '#ffffff', 'stroke-width': 8 }) +
    lettersCentred('ITP', 1300, 186, 84, '#ffffff', 0.16) +
    stroke('M1230 320l34 26l70 -54', '#9be7b4', 16);
  const tester =
    rect(170, 620, 40, 420, light.on('#4c565d')) +
    rect(110, 640, 230, 150, light.on('#e0a63a'), { rx: 18 }) +
    ellipse(226, 714, 74, 56, '#1b1f23') +
    ellipse(226, 714, 58, 43, '#dff2fb') +
    rect(90, 1030, 260, 26, '#2a2e33', { rx: 8 });
  const rollers = [520, 920]
    .map(
      (x) =>
        rect(x, 1046, 170, 54, '#22262a', { rx: 8 }) +
        [0, 1]
          .map((i) => rect(x + 8, 1052 + i * 24, 154, 18, s.fade('#c6ccd1', '#545c63'), { rx: 9 }))
          .join(''),
    )
    .join('');
  const limits = ['#e04a3a', '#f0b23a', '#3fc46a']
    .map((color, i) => circle(60, 220 + i * 90, 34, i === 2 ? color : darker(light.on(color), 0.4)))
    .join('');
  return (
    workshop(s, light, '#2f6f5c') +
    rect(16, 160, 88, 300, '#20252a', { rx: 20 }) +
    limits +
    sign +
    rollers +
    car +
    tester +
    person(
      light,
      1290,
      1070,
      500,
      { ...looks.mechanic, shirt: '#2f6f5c', trousers: '#2a3a44' },
      'holding',
      true,
    ) +
    rect(1196, 760, 70, 92, '#f4f2ea', { rx: 6 }) +
    [0, 1, 2].map((i) => rect(1206, 778 + i * 20, 50, 8, '#9aa3aa')).join('')
  );
};

/** A car under foam and bubbles. */
export const wash: Trade = (s, light, _season, random) => {
  const car = placeCar(
    carSide(s, light, random.pick(['coupe', 'suv', 'sedan']), {
      color: random.pick(['#15181c', '#1f4e8c', '#7a1f2b']),
      rim: 'twin',
      turn: 8,
    }),
    'coupe',
    820,
    1020,
    3,
    false,
  );
  const foam = Array.from({ length: 60 }, () => {
    const x = random.between(240, 1390);
    const along = 1 - Math.abs((x - 815) / 640);
    return circle(
      x,
      740 - along * 110 + random.between(-24, 34),
      random.between(16, 44),
      random.pick(['#ffffff', '#f2f8fc', '#e6f1f8']),
      { opacity: 0.92 },
    );
  }).join('');
  const drips = Array.from({ length: 16 }, () =>
    rect(
      random.between(300, 1340),
      random.between(760, 810),
      random.between(12, 24),
      random.between(40, 130),
      '#ffffff',
      { rx: 10, opacity: 0.75 },
    ),
  ).join('');
  const bubbles = Array.from({ length: 26 }, () =>
    circle(random.between(60, 1540), random.between(180, 900), random.between(8, 30), '#ffffff', {
      'fill-opacity': 0.14,
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-opacity': 0.8,
    }),
  ).join('');
  const tiles =
    Array.from({ length: 9 }, (_, i) =>
      stroke(`M0 ${90 + i * 90}H1600`, '#ffffff', 3, { opacity: 0.35 }),
    ).join('') +
    Array.from({ length: 15 }, (_, i) =>
      stroke(`M${i * 115} 0V820`, '#ffffff', 3, { opacity: 0.35 }),
    ).join('');
  return (
    room(s, light, random.pick(['#5aa3b8', '#6c8fb8', '#5fae9c']), '#6f8089') +
    tiles +
    ellipse(800, 1060, 760, 90, '#cfe6ef', { opacity: 0.4 }) +
    car +
    foam +
    drips +
    stroke('M60 1110Q240 980 210 800L290 760', '#22262b', 16) +
    path('M280 740L420 690l8 22L290 776Z', '#3b4147') +
    path('M424 700Q560 640 700 660L690 700Q560 690 428 712Z', '#ffffff', { opacity: 0.5 }) +
    bubbles +
    bucket(light, 1360, 1080)
  );
};

/** The recovery lorry with a car on it. */
export const towing: Trade = (s, light, season, random) => {
  const { back, front } = scenes.countryRoad(s, light, season, random);
  const car = placeCar(
    carSide(s, light, 'hatchback', { color: random.pick(PAINTS), rim: 'five', turn: 3 }),
    'hatchback',
    1030,
    1010 - 118 * 1.95,
    1.9,
    false,
  );
  return (
    back +
    group(
      'translate(60 1010) scale(1.95)',
      truck(s, light, random.pick(['#f0c02e', '#e97f2a', '#e9ebec']), 'recovery'),
    ) +
    car +
    front
  );
};

/** Three cars of a rental park, keys in front. */
export const rental: Trade = (s, light, season, random) => {
  const { back } = scenes.dealerLot(s, light, season, random);
  const [a, b, c] = random.shuffled(PAINTS);
  const small = placeCar(
    carSide(s, light, 'suv', { color: a!, rim: 'ten', turn: 4 }),
    'suv',
    1190,
    905,
    1.75,
    false,
  );
  const middle = placeCar(
    carSide(s, light, 'estate', { color: b!, rim: 'five', turn: 4 }),
    'estate',
    480,
    935,
    2,
    true,
  );
  const near = placeCar(
    carSide(s, light, 'hatchback', { color: c!, rim: 'twin', turn: 4 }),
    'hatchback',
    900,
    1070,
    2.6,
    false,
  );
  return back + small + middle + near;
};

/** The car with the school's sign on the roof, cones on the lot. */
export const drivingSchool: Trade = (s, light, season, random) => {
  const { back } = scenes.parking(s, light, season, random);
  const sign =
    rect(700, 520, 210, 70, '#f5d033', { rx: 14, stroke: '#22262b', 'stroke-width': 6 }) +
    lettersCentred('SCOALA', 805, 540, 30, '#16191d', 0.16);
  const cone = (x: number, y: number, h: number) =>
    ellipse(x, y, h * 0.42, h * 0.08, '#000000', { opacity: 0.3 }) +
    polygon(
      [
        [x - h * 0.28, y],
        [x - h * 0.06, y - h],
        [x + h * 0.06, y - h],
        [x + h * 0.28, y],
      ],
      light.on('#ee6b23'),
    ) +
    polygon(
      [
        [x - h * 0.2, y - h * 0.3],
        [x - h * 0.14, y - h * 0.56],
        [x + h * 0.14, y - h * 0.56],
        [x + h * 0.2, y - h * 0.3],
      ],
      '#fbfbf6',
    ) +
    rect(x - h * 0.38, y - h * 0.06, h * 0.76, h * 0.08, light.on('#c9531a'), { rx: 4 });
  const car = placeCar(
    carSide(s, light, 'hatchback', {
      color: random.pick(['#e9ebec', '#c7342f', '#2f62a8']),
      rim: 'steel',
      turn: 3,
    }),
    'hatchback',
    800,
    1010,
    2.9,
    true,
  );
  return (
    back +
    cone(160, 960, 130) +
    cone(1460, 970, 130) +
    car +
    sign +
    rect(560, 820, 90, 90, '#2f62a8', { rx: 8 }) +
    lettersCentred('L', 605, 838, 54, '#ffffff', 0.18) +
    cone(340, 1130, 200) +
    cone(1250, 1140, 200)
  );
};

const toolCart = (light: Light, x: number, y: number) =>
  ellipse(x + 100, y, 140, 16, '#000000', { opacity: 0.25 }) +
  rect(x, y - 240, 200, 220, light.on('#c33b32'), { rx: 12 }) +
  [0, 1, 2]
    .map(
      (i) =>
        rect(x + 14, y - 222 + i * 64, 172, 50, darker(light.on('#c33b32'), 0.2), { rx: 6 }) +
        rect(x + 60, y - 202 + i * 64, 80, 10, '#e6eaed', { rx: 5 }),
    )
    .join('') +
  rect(x - 8, y - 254, 216, 18, '#2a2e33', { rx: 6 }) +
  circle(x + 34, y - 10, 17, '#1b1e21') +
  circle(x + 166, y - 10, 17, '#1b1e21');
const bucket = (light: Light, x: number, y: number) =>
  ellipse(x + 60, y, 90, 14, '#000000', { opacity: 0.25 }) +
  path(
    rounded([
      [x - 6, y - 130, 4],
      [x + 126, y - 130, 4],
      [x + 108, y, 10],
      [x + 12, y, 10],
    ]),
    light.on('#e0a63a'),
  ) +
  ellipse(x + 60, y - 130, 66, 16, mix(light.on('#e0a63a'), '#22262b', 0.4)) +
  [0, 1, 2, 3]
    .map((i) => circle(x + 18 + i * 28, y - 138 - (i % 2) * 14, 22, '#ffffff', { opacity: 0.95 }))
    .join('');
const paintCans = (light: Light, x: number, y: number) =>
  ['#c7342f', '#2f62a8', '#e0a02c']
    .map(
      (color, i) =>
        rect(
          x + i * 74 - (i === 2 ? 110 : 0),
          y - 84 - (i === 2 ? 84 : 0),
          66,
          84,
          light.on('#cdd4d9'),
          { rx: 5 },
        ) +
        rect(
          x + i * 74 - (i === 2 ? 110 : 0),
          y - 60 - (i === 2 ? 84 : 0),
          66,
          34,
          light.on(color),
        ),
    )
    .join('');
