// The trades around the house: one drawing each, longer together than a file usually is.
import { darker, lighter, mix } from '../color';
import { grass } from '../light';
import { meadow } from '../scenes/ground';
import { bush, tree, tufts } from '../scenes/plants';
import { scenes } from '../scenes/scenes';
import { sky } from '../scenes/sky';
import { circle, ellipse, group, path, polygon, rect, rounded, stroke } from '../sketch';
import { carSide, placeCar } from '../vehicles/carSide';
import { lettersCentred } from '../vehicles/glyphs';
import { truck } from '../vehicles/truck';
import { looks, person } from './person';
import { pottedPlant, room, roomWindow } from './rooms';
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
    sky(s, light, random, 760) +
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

/** Pipes, a boiler and the plumber's box. */
export const plumbing: Trade = (s, light, _season, random) => {
  const copper = light.on('#c97b48');
  const pipe = s.linear([
    [0, lighter(copper, 0.4)],
    [0.5, copper],
    [1, darker(copper, 0.35)],
  ]);
  const tiles =
    Array.from({ length: 10 }, (_, i) =>
      stroke(`M0 ${40 + i * 86}H1600`, '#ffffff', 4, { opacity: 0.6 }),
    ).join('') +
    Array.from({ length: 18 }, (_, i) =>
      stroke(`M${i * 94} 0V820`, '#ffffff', 4, { opacity: 0.6 }),
    ).join('');
  const boiler =
    rect(
      210,
      150,
      330,
      470,
      s.across([
        [0, '#ffffff'],
        [0.6, light.on('#eceff0')],
        [1, light.on('#c9d1d5')],
      ]),
      { rx: 26 },
    ) +
    rect(270, 470, 210, 90, '#1d2429', { rx: 12 }) +
    lettersCentred('55', 340, 494, 42, '#57e0c0') +
    circle(436, 515, 26, light.on('#c9d1d5')) +
    stroke('M436 515v-18', '#e0573f', 6) +
    rect(330, 60, 90, 100, light.on('#b9c1c6'));
  const runs = [280, 360, 440]
    .map(
      (x, i) =>
        rect(x, 620, 22, 150 + i * 40, pipe) +
        rect(x, 750 + i * 40, 700 - i * 90, 22, pipe) +
        circle(x + 11, 761 + i * 40, 18, copper),
    )
    .join('');
  const radiator =
    rect(940, 540, 500, 250, light.on('#e3e7e9'), { rx: 14 }) +
    Array.from({ length: 10 }, (_, i) =>
      rect(
        958 + i * 47,
        552,
        36,
        226,
        s.across([
          [0, '#ffffff'],
          [1, light.on('#bcc5ca')],
        ]),
        { rx: 12 },
      ),
    ).join('') +
    circle(930, 760, 20, '#d9dee1') +
    rect(900, 748, 30, 24, '#b23a34', { rx: 5 });
  const box =
    ellipse(1290, 1100, 190, 22, '#000000', { opacity: 0.25 }) +
    rect(1120, 960, 340, 140, light.on('#c33b32'), { rx: 14 }) +
    rect(1120, 960, 340, 34, light.on('#e0695c'), { rx: 10 }) +
    stroke('M1220 960q0 -60 70 -60t70 60', '#2a2e33', 16) +
    rect(1262, 984, 56, 30, '#d9dee1', { rx: 5 });
  return (
    room(s, light, random.pick(['#bcd3d6', '#cfd8c2', '#d9cdbf']), '#b7a78f') +
    tiles +
    boiler +
    runs +
    radiator +
    person(
      light,
      720,
      1080,
      520,
      { ...looks.mechanic, shirt: '#e98b2a', trousers: '#34424e', cap: '#34424e' },
      'working',
      true,
    ) +
    box +
    stroke('M560 830l60 -46', light.on('#8d959c'), 20)
  );
};

/** The open fuse board and a tester. */
export const electrics: Trade = (s, light, _season, random) => {
  const wall = random.pick(['#d8d3c6', '#c7d0d4', '#dccdb6']);
  const breakers = [0, 1, 2]
    .map(
      (row) =>
        rect(500, 268 + row * 200, 480, 18, '#9aa3aa') +
        Array.from(
          { length: 9 },
          (_, i) =>
            rect(506 + i * 52, 216 + row * 200, 46, 124, s.fade('#ffffff', '#cfd6da'), { rx: 6 }) +
            rect(
              518 + i * 52,
              (i * 7 + row) % 5 === 0 ? 282 + row * 200 : 250 + row * 200,
              22,
              36,
              (i * 7 + row) % 5 === 0 ? '#c33b32' : '#2b3036',
              { rx: 5 },
            ),
        ).join(''),
    )
    .join('');
  const wires = ['#c33b32', '#2f6fb0', '#3f8a55', '#d9a02e', '#7a5a3a']
    .map((color, i) =>
      stroke(
        `M${540 + i * 90} 140Q${560 + i * 70} 180 ${528 + i * 104} 216M${528 + i * 104} 340Q${500 + i * 110} 380 ${560 + i * 90} 416`,
        light.on(color),
        9,
      ),
    )
    .join('');
  const tester = group(
    'rotate(-14 1240 820)',
    rect(1150, 660, 190, 330, '#e0a63a', { rx: 30 }),
    rect(1172, 690, 146, 90, '#1c2b24', { rx: 10 }),
    lettersCentred('230', 1245, 712, 44, '#8ff0b5'),
    circle(1245, 870, 54, '#2a2e33'),
    stroke('M1245 870v-40', '#ffffff', 8),
    circle(1200, 958, 13, '#c33b32'),
    circle(1290, 958, 13, '#20242a'),
  );
  const probes =
    stroke('M1200 970Q1100 1130 900 1000Q800 930 860 620', '#c33b32', 10) +
    stroke('M1300 960Q1320 1160 1000 1120Q720 1080 700 640', '#20242a', 10) +
    rect(846, 470, 24, 150, '#c33b32', { rx: 10 }) +
    rect(688, 490, 24, 150, '#20242a', { rx: 10 }) +
    stroke('M858 470v-50M700 490v-50', '#c9d0d5', 6);
  const cover = group(
    'rotate(8 1240 420)',
    rect(1080, 150, 430, 430, '#e9edef', { rx: 24, opacity: 0.95 }),
    polygon(
      [
        [1296, 220],
        [1210, 380],
        [1280, 380],
        [1252, 500],
        [1370, 330],
        [1296, 330],
      ],
      '#e8a522',
    ),
  );
  return (
    room(s, light, wall, '#8c7a65', 1080) +
    rect(430, 110, 620, 720, '#6b747b', { rx: 20 }) +
    rect(448, 128, 584, 684, '#f1f3f3', { rx: 12 }) +
    breakers +
    wires +
    cover +
    person(light, 230, 1160, 760, { ...looks.technician, shirt: '#2f62a8' }, 'working') +
    probes +
    tester
  );
};

/** A bright room, a vacuum cleaner, bubbles and the cleaner. */
export const cleaning: Trade = (s, light, _season, random) => {
  const sofa =
    path(
      rounded([
        [700, 640, 60],
        [1330, 640, 60],
        [1330, 900, 20],
        [700, 900, 20],
      ]),
      light.on('#4f7f8f'),
    ) +
    rect(650, 720, 110, 210, light.on('#44707f'), { rx: 40 }) +
    rect(1280, 720, 110, 210, light.on('#44707f'), { rx: 40 }) +
    [0, 1]
      .map((i) => rect(756 + i * 262, 770, 252, 110, light.on('#6a9aa8'), { rx: 24 }))
      .join('') +
    rect(700, 925, 24, 46, '#5a3d2a') +
    rect(1310, 925, 24, 46, '#5a3d2a') +
    rect(820, 690, 120, 100, light.on('#e0a63a'), { rx: 20, transform: 'rotate(-8 880 740)' });
  const vacuum =
    ellipse(470, 1090, 150, 18, '#000000', { opacity: 0.25 }) +
    path(
      rounded([
        [380, 980, 60],
        [560, 980, 60],
        [580, 1070, 20],
        [360, 1070, 20],
      ]),
      light.on('#c33b32'),
    ) +
    circle(410, 1060, 32, '#22262b') +
    circle(540, 1060, 28, '#22262b') +
    stroke('M400 990Q300 850 330 760', '#3b4147', 16) +
    stroke('M330 760L210 1080', '#9aa3aa', 14) +
    path('M120 1076h150v24H120Z', '#2a2e33');
  const shine = Array.from({ length: 14 }, () => {
    const x = random.between(80, 1540);
    const y = random.between(120, 1100);
    const r = random.between(8, 20);
    return path(
      `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}q${-r * 0.8} ${r * 0.2} ${-r} ${r}q${-r * 0.2} ${-r * 0.8} ${-r} ${-r}q${r * 0.8} ${-r * 0.2} ${r} ${-r}Z`,
      '#ffffff',
      { opacity: 0.85 },
    );
  }).join('');
  return (
    room(s, light, random.pick(['#ece3d2', '#dbe6e3', '#e9dcd6']), '#c49a6c', 880) +
    roomWindow(s, light, 150, 150, 380, 420) +
    rect(880, 180, 300, 220, '#ffffff') +
    rect(900, 200, 260, 180, s.linear(light.sky)) +
    path('M900 350l80 -90l60 60l50 -70l70 100v30H900Z', light.on('#6f8fa0')) +
    ellipse(1000, 1020, 560, 70, light.on('#d9cdbd')) +
    sofa +
    pottedPlant(light, 1480, 930, 330) +
    vacuum +
    person(light, 330, 1080, 560, looks.cleaner, 'holding') +
    shine
  );
};

/** A mown lawn, hedges and the mower. */
export const gardening: Trade = (s, light, season, random) => {
  const green = light.on(grass[season]);
  const stripes = Array.from({ length: 7 }, (_, i) =>
    polygon(
      [
        [i * 240 - 40, 800],
        [i * 240 + 80, 800],
        [i * 300 + 20 - 100, 1200],
        [i * 300 - 280, 1200],
      ],
      lighter(green, 0.16),
      { opacity: 0.6 },
    ),
  ).join('');
  const hedge = Array.from({ length: 16 }, (_, i) =>
    bush(light, season, random, i * 108, 812, 190, 0.04),
  ).join('');
  const mower =
    ellipse(800, 1062, 200, 20, '#000000', { opacity: 0.3 }) +
    stroke('M660 980L470 760', '#2a2e33', 14) +
    path(
      rounded([
        [640, 940, 40],
        [900, 920, 40],
        [960, 1020, 30],
        [640, 1030, 20],
      ]),
      light.on('#d0453c'),
    ) +
    rect(730, 850, 130, 90, '#3b4147', { rx: 24 }) +
    rect(770, 826, 50, 30, '#22262b', { rx: 8 }) +
    circle(680, 1020, 46, '#1d2024') +
    circle(680, 1020, 22, '#c9d0d5') +
    circle(920, 1024, 38, '#1d2024') +
    circle(920, 1024, 18, '#c9d0d5') +
    path('M620 900L520 930L540 1040L640 1010Z', light.on('#4a545b'));
  const flowers = Array.from({ length: 44 }, () => {
    const x = random.between(1120, 1580);
    const y = random.between(920, 1080);
    return (
      stroke(`M${x} ${y}v-34`, light.on('#4b7a3f'), 5) +
      circle(
        x,
        y - 40,
        random.between(10, 17),
        light.on(random.pick(['#e0485c', '#f2c14e', '#e88fc0', '#ffffff', '#8a6fc9'])),
      ) +
      circle(x, y - 40, 5, '#f6dd7a')
    );
  }).join('');
  return (
    sky(s, light, random, 760) +
    tree(light, season, random, 180, 800, 520, 0.1) +
    tree(light, season, random, 1380, 800, 440, 0.14) +
    hedge +
    meadow(s, light, random, 800, grass[season]) +
    stripes +
    ellipse(1350, 1060, 330, 90, light.on('#7a5a3f')) +
    flowers +
    person(light, 430, 1064, 520, looks.gardener, 'holding') +
    mower +
    tufts(darker(green, 0.35), random, 0, 1600, 1215, 80, 60)
  );
};

/** A washing machine on the bench of the repairer. */
export const appliances: Trade = (s, light, _season, random) => {
  const body = rect(
    560,
    400,
    480,
    620,
    s.across([
      [0, '#ffffff'],
      [0.7, light.on('#eef1f2')],
      [1, light.on('#c3ccd1')],
    ]),
    { rx: 26 },
  );
  const door =
    circle(800, 740, 190, light.on('#b4bec4')) +
    circle(800, 740, 168, '#2c343a') +
    circle(
      800,
      740,
      150,
      s.radial([
        [0, '#6fa8c4'],
        [0.7, '#3a6f8c'],
        [1, '#1f3d4e'],
      ]),
    ) +
    [
      [740, 790, '#c9565a'],
      [830, 800, '#e0b04a'],
      [790, 840, '#f1f3f3'],
      [870, 770, '#5f8fc4'],
    ]
      .map(([x, y, c]) => ellipse(x as number, y as number, 62, 40, c as string, { opacity: 0.9 }))
      .join('') +
    path('M690 660Q740 610 820 612', 'none', {
      stroke: '#ffffff',
      'stroke-width': 16,
      opacity: 0.6,
      'stroke-linecap': 'round',
    });
  const panel =
    rect(590, 430, 420, 84, light.on('#dde3e6'), { rx: 14 }) +
    circle(700, 472, 32, '#8d969c') +
    stroke('M700 472v-24', '#2a2e33', 6) +
    rect(780, 450, 130, 46, '#173039', { rx: 8 }) +
    lettersCentred('40', 845, 460, 26, '#6fe3ff') +
    [0, 1].map((i) => circle(944 + i * 40, 472, 12, '#aab3b9')).join('');
  const fridge =
    rect(
      1150,
      180,
      330,
      840,
      s.across([
        [0, light.on('#d6dcdf')],
        [1, light.on('#9fa9af')],
      ]),
      { rx: 20 },
    ) +
    rect(1150, 500, 330, 8, light.on('#7d878d')) +
    rect(1174, 300, 16, 150, '#5d666c', { rx: 8 }) +
    rect(1174, 560, 16, 200, '#5d666c', { rx: 8 });
  return (
    room(s, light, random.pick(['#c9d8d2', '#dfd2bd', '#c8d3de']), '#a58e73', 920) +
    rect(100, 200, 300, 18, light.on('#8a6a4a')) +
    [0, 1, 2]
      .map((i) =>
        rect(
          120 + i * 90,
          120 + i * 8,
          60,
          80 - i * 8,
          light.on(['#c33b32', '#e0a63a', '#4f8f8a'][i]!),
          { rx: 8 },
        ),
      )
      .join('') +
    fridge +
    ellipse(800, 1024, 300, 26, '#000000', { opacity: 0.25 }) +
    body +
    panel +
    door +
    person(
      light,
      370,
      1080,
      600,
      { ...looks.technician, shirt: '#3d6f8a', overall: true },
      'working',
    ) +
    stroke('M510 800l50 -34', '#c9d0d5', 18)
  );
};

/** A van with its load of boxes and furniture. */
export const moving: Trade = (s, light, season, random) => {
  const { back } = scenes.parking(s, light, season, random);
  const box = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, s.fade(light.on('#cda873'), light.on('#a67f4e'))) +
    rect(x + w * 0.42, y, w * 0.16, h, light.on('#e5d0a8')) +
    rect(x, y, w, 10, light.on('#dcbc8b'));
  const vehicle = random.chance(0.5)
    ? placeCar(
        carSide(s, light, 'van', { color: '#eceeed', rim: 'steel', turn: 4 }),
        'van',
        620,
        1000,
        2.1,
        false,
      )
    : group('translate(-40 1000) scale(1.75)', truck(s, light, '#e9ebec', 'box', '#b5523b'));
  return (
    back +
    vehicle +
    ellipse(1360, 1082, 240, 24, '#000000', { opacity: 0.25 }) +
    box(1190, 930, 170, 150) +
    box(1370, 960, 140, 120) +
    box(1230, 800, 150, 130) +
    box(1390, 850, 110, 110) +
    rect(1130, 1000, 50, 84, light.on('#3f6f5a'), { rx: 6 }) +
    person(
      light,
      1080,
      1080,
      380,
      { ...looks.technician, shirt: '#b5523b', cap: '#b5523b' },
      'holding',
      true,
    ) +
    box(980, 880, 96, 84)
  );
};
