// The trades of desk and chair: one drawing each, longer together than a file usually is.
import { darker, lighter } from '../color';
import type { Light } from '../light';
import { scenes } from '../scenes/scenes';
import {
  circle,
  ellipse,
  group,
  path,
  polygon,
  rect,
  rounded,
  stroke,
  type Sketch,
} from '../sketch';
import { letters, lettersCentred } from '../vehicles/glyphs';
import { looks, person } from './person';
import { pottedPlant, room, roomWindow } from './rooms';
import type { Trade } from './trade';

const desk = (s: Sketch, light: Light, color: string, top = 800) => {
  const wood = light.on(color);
  return (
    rect(0, top, 1600, 46, s.fade(lighter(wood, 0.3), wood)) +
    rect(0, top + 46, 1600, 1200 - top, s.fade(darker(wood, 0.35), darker(wood, 0.6))) +
    rect(0, top + 46, 1600, 16, '#000000', { opacity: 0.25 })
  );
};

/** Screens, a keyboard, an opened computer. */
export const computing: Trade = (s, light, _season, random) => {
  const code = Array.from(
    { length: 9 },
    (_, i) =>
      rect(
        470 + (i % 3) * 34,
        300 + i * 34,
        90 + ((i * 53) % 150),
        13,
        ['#7fd1c7', '#e6b566', '#9aa7b5', '#d98a9a'][i % 4]!,
        { rx: 6 },
      ) +
      rect(
        600 + ((i * 71) % 160),
        300 + i * 34,
        70 + ((i * 37) % 90),
        13,
        ['#9aa7b5', '#7fd1c7', '#e6b566'][i % 3]!,
        { rx: 6 },
      ),
  ).join('');
  const monitor =
    rect(420, 240, 640, 420, '#171b20', { rx: 20 }) +
    rect(440, 260, 600, 380, s.fade('#1e3140', '#122029'), { rx: 8 }) +
    code +
    path('M440 260h220L520 640h-80Z', '#ffffff', { opacity: 0.05 }) +
    rect(700, 660, 80, 90, '#3a4148') +
    rect(600, 744, 280, 22, '#4a525a', { rx: 10 });
  const tower =
    rect(1180, 330, 260, 470, '#23282e', { rx: 18 }) +
    rect(1200, 350, 220, 430, '#10151a', { rx: 10 }) +
    [430, 560, 690]
      .map(
        (y, i) =>
          circle(1310, y, 58, 'none', {
            stroke: ['#4fd0c0', '#e07a9a', '#6f9af0'][i]!,
            'stroke-width': 12,
          }) +
          Array.from({ length: 6 }, (_, k) =>
            path(`M1310 ${y}q20 -20 10 -44`, 'none', {
              stroke: '#4a545d',
              'stroke-width': 9,
              transform: `rotate(${k * 60} 1310 ${y})`,
            }),
          ).join(''),
      )
      .join('');
  const keys =
    rect(470, 830, 480, 70, '#2a3036', { rx: 12, transform: 'skewX(-8) translate(126 0)' }) +
    Array.from({ length: 3 }, (_, r) =>
      stroke(`M${500 - r * 3} ${846 + r * 20}H${930 - r * 3}`, '#56606a', 12, {
        'stroke-dasharray': '22 10',
      }),
    ).join('') +
    ellipse(1050, 868, 40, 26, '#2a3036');
  const tools = group(
    'translate(60 60)',
    rect(100, 700, 200, 130, light.on('#4c7fb5'), { rx: 12 }),
    stroke('M130 690v-90M170 690v-110M210 690v-70', '#c9d0d5', 12),
    rect(122, 570, 18, 40, light.on('#c33b32'), { rx: 5 }),
    rect(162, 550, 18, 40, light.on('#e0a63a'), { rx: 5 }),
    rect(202, 590, 18, 40, light.on('#3f8a55'), { rx: 5 }),
  );
  return (
    room(s, light, random.pick(['#44576b', '#5a4f6b', '#3f5f5c']), '#7a6650', 860) +
    roomWindow(s, light, 90, 150, 240, 330) +
    desk(s, light, '#b98a5a') +
    monitor +
    tower +
    keys +
    tools
  );
};

/** A teacher at the blackboard. */
export const lessons: Trade = (s, light, _season, random) => {
  const chalk = '#eef3ec';
  const board =
    rect(250, 130, 1010, 560, light.on('#8a6a48'), { rx: 10 }) +
    rect(274, 154, 962, 512, s.fade(light.on('#2f5d4c'), light.on('#234a3c'))) +
    ellipse(700, 420, 300, 120, '#ffffff', { opacity: 0.04 });
  const writing =
    letters('A2+B2=C2', 330, 220, 60, chalk, 0.1) +
    polygon(
      [
        [880, 560],
        [1130, 560],
        [880, 330],
      ],
      'none',
      { stroke: chalk, 'stroke-width': 7 },
    ) +
    lettersCentred('A', 850, 430, 34, chalk, 0.1) +
    lettersCentred('B', 1000, 582, 34, chalk, 0.1) +
    lettersCentred('C', 1034, 410, 34, chalk, 0.1) +
    stroke('M340 560V350M340 560H740', chalk, 6) +
    stroke('M350 540Q460 330 560 470T730 370', '#f2c94c', 8) +
    [0, 1, 2, 3].map((i) => stroke(`M${420 + i * 80} 552v16`, chalk, 5)).join('');
  const books = ['#c33b32', '#e0a63a', '#2f6fb0', '#3f8a55']
    .map(
      (color, i) =>
        rect(1210 - i * 6, 770 - i * 42, 250, 40, light.on(color), { rx: 6 }) +
        rect(1230 - i * 6, 780 - i * 42, 230, 6, '#f4f2ea'),
    )
    .join('');
  const apple =
    circle(1330, 606, 34, light.on('#d0392f')) +
    circle(1352, 606, 32, light.on('#c02f2a')) +
    stroke('M1341 580q4 -22 18 -26', '#5a3d2a', 6) +
    path('M1346 566q24 -22 44 -6q-20 20 -44 6Z', light.on('#5c9a4a'));
  return (
    room(s, light, random.pick(['#e8dcc3', '#d7e0d9', '#e6d3c6']), '#b08b62', 900) +
    board +
    writing +
    desk(s, light, '#c49a66', 810) +
    books +
    apple +
    person(light, 250, 1150, 760, looks.teacher, 'pointing') +
    rect(660, 760, 300, 52, '#f7f5ee', { transform: 'skewX(-20) translate(285 0)' }) +
    stroke('M760 790h150', '#9aa3aa', 4) +
    group(
      'rotate(-30 1020 780)',
      rect(980, 772, 150, 16, '#e8b62f', { rx: 4 }),
      polygon(
        [
          [980, 772],
          [956, 780],
          [980, 788],
        ],
        '#f3d9b0',
      ),
    )
  );
};

/** Charts, a calculator, tidy papers. */
export const accounting: Trade = (s, light, _season, random) => {
  const sheetOf = (x: number, y: number, turn: number, inner: string) =>
    group(
      `rotate(${turn} ${x + 210} ${y + 280})`,
      rect(x + 12, y + 16, 420, 560, '#000000', { opacity: 0.22, rx: 6 }),
      rect(x, y, 420, 560, '#fbfaf5', { rx: 6 }),
      inner,
    );
  const bars =
    [90, 160, 120, 220, 260]
      .map((h, i) =>
        rect(
          330 + i * 66,
          620 - h,
          44,
          h,
          ['#2a7f7f', '#e0a63a', '#2a7f7f', '#c9565a', '#2a7f7f'][i]!,
          { rx: 5 },
        ),
      )
      .join('') +
    stroke('M310 626H680', '#4a545b', 5) +
    rect(310, 290, 200, 22, '#3d4a53', { rx: 6 });
  const rows =
    Array.from(
      { length: 11 },
      (_, i) =>
        rect(830, 350 + i * 40, 200 - (i % 3) * 40, 13, '#b7bfc4', { rx: 6 }) +
        rect(1110, 350 + i * 40, 70, 13, i % 4 === 3 ? '#c9565a' : '#7d878e', { rx: 6 }),
    ).join('') + rect(830, 290, 240, 24, '#2a7f7f', { rx: 6 });
  const calculator = group(
    'rotate(10 1340 820)',
    rect(1200, 600, 280, 430, '#000000', { opacity: 0.25, rx: 26, transform: 'translate(14 18)' }),
    rect(1200, 600, 280, 430, '#2f373e', { rx: 26 }),
    rect(1226, 628, 228, 84, '#c9d9c2', { rx: 8 }),
    lettersCentred('1250.5', 1346, 650, 38, '#20302a'),
    ...Array.from({ length: 16 }, (_, i) =>
      rect(
        1228 + (i % 4) * 58,
        738 + Math.floor(i / 4) * 68,
        48,
        54,
        i % 4 === 3 ? '#e0a63a' : '#5a656e',
        { rx: 10 },
      ),
    ),
  );
  const pen = group(
    'rotate(-38 700 900)',
    rect(520, 886, 340, 24, s.fade('#3a5f9a', '#1f3866'), { rx: 10 }),
    polygon(
      [
        [520, 886],
        [480, 898],
        [520, 910],
      ],
      '#d9c27a',
    ),
    rect(800, 880, 70, 8, '#d9c27a'),
  );
  const cup =
    circle(170, 250, 130, '#000000', { opacity: 0.18 }) +
    circle(160, 236, 130, '#f1ece2') +
    circle(160, 236, 104, '#e2dacb') +
    circle(160, 236, 88, '#5a3a26') +
    path('M110 200Q150 170 200 200', 'none', {
      stroke: '#8a6246',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }) +
    circle(282, 236, 40, 'none', { stroke: '#f1ece2', 'stroke-width': 22 });
  const wood = light.on(random.pick(['#9a7048', '#7a5a44', '#b88f62']));
  const grain = Array.from({ length: 6 }, (_, i) =>
    rect(0, i * 200, 1600, 196, s.fade(lighter(wood, 0.05 + (i % 3) * 0.03), darker(wood, 0.07))),
  ).join('');
  return (
    rect(0, 0, 1600, 1200, wood) +
    grain +
    sheetOf(280, 240, -5, bars) +
    sheetOf(800, 240, 4, rows) +
    calculator +
    pen +
    cup
  );
};

/** Plates, papers and a stamp on a counter. */
export const papers: Trade = (s, light, _season, random) => {
  const plateOf = (x: number, y: number, turn: number, text: string) =>
    group(
      `rotate(${turn} ${x + 330} ${y + 75})`,
      rect(x + 10, y + 14, 660, 150, '#000000', { opacity: 0.3, rx: 16 }),
      rect(x, y, 660, 150, '#f6f7f4', { rx: 16, stroke: '#20242a', 'stroke-width': 7 }),
      rect(x + 6, y + 6, 72, 138, '#1f4fa3', { rx: 10 }),
      circle(x + 42, y + 50, 20, 'none', {
        stroke: '#f3d24b',
        'stroke-width': 6,
        'stroke-dasharray': '5 7',
      }),
      lettersCentred('RO', x + 42, y + 96, 26, '#ffffff', 0.16),
      lettersCentred(text, x + 368, y + 36, 78, '#16191d', 0.16),
    );
  const form = group(
    'rotate(-6 420 560)',
    rect(214, 256, 440, 600, '#000000', { opacity: 0.22 }),
    rect(200, 240, 440, 600, '#f2f6ec', { rx: 6 }),
    rect(200, 240, 440, 70, '#7fa08c'),
    ...Array.from({ length: 10 }, (_, i) =>
      rect(236, 344 + i * 46, 366 - ((i * 47) % 130), 13, '#a9b4aa', { rx: 6 }),
    ),
    circle(540, 740, 64, 'none', { stroke: '#8a3a7a', 'stroke-width': 8, opacity: 0.7 }),
    stroke('M500 740h80', '#8a3a7a', 6, { opacity: 0.7 }),
  );
  const stamp =
    ellipse(1330, 560, 110, 26, '#000000', { opacity: 0.3 }) +
    rect(1230, 500, 200, 50, '#3a2a22', { rx: 10 }) +
    path(
      rounded([
        [1270, 500, 6],
        [1390, 500, 6],
        [1370, 400, 30],
        [1290, 400, 30],
      ]),
      light.on('#8a5a3a'),
    ) +
    circle(
      1330,
      360,
      62,
      s.radial(
        [
          [0, '#c98a5a'],
          [1, '#6f4328'],
        ],
        0.35,
        0.3,
        0.8,
      ),
    );
  const keys =
    stroke('M900 420l120 90', '#c9d0d5', 22) +
    circle(880, 400, 56, 'none', { stroke: '#c9d0d5', 'stroke-width': 16 }) +
    rect(1010, 470, 80, 130, '#22262b', { rx: 26, transform: 'rotate(-40 1050 530)' });
  const top = light.on(random.pick(['#5f7f8a', '#7a6a8a', '#6f8a6a']));
  return (
    rect(0, 0, 1600, 1200, s.fade(lighter(top, 0.2), darker(top, 0.3))) +
    polygon(
      [
        [0, 0],
        [700, 0],
        [200, 1200],
        [0, 1200],
      ],
      '#ffffff',
      { opacity: 0.07 },
    ) +
    form +
    stamp +
    keys +
    plateOf(700, 700, -4, 'SB 26 ACT') +
    plateOf(640, 910, 3, 'SB 08 NOU')
  );
};

/** A salon chair before the lit mirror. */
export const beauty: Trade = (s, light, _season, random) => {
  const bulbs = Array.from(
    { length: 8 },
    (_, i) =>
      circle(560 + i * 70, 150, 19, '#fff2cf') +
      circle(560 + i * 70, 150, 46, '#fff2cf', { opacity: 0.2 }),
  ).join('');
  const mirror =
    rect(500, 120, 620, 560, light.on('#c9a27a'), { rx: 30 }) +
    rect(
      540,
      190,
      540,
      460,
      s.linear(
        [
          [0, '#e9f1f3'],
          [1, '#b5c6cc'],
        ],
        0,
        0,
        1,
        1,
      ),
      { rx: 18 },
    ) +
    polygon(
      [
        [560, 190],
        [700, 190],
        [580, 650],
        [540, 650],
      ],
      '#ffffff',
      { opacity: 0.5 },
    );
  const shelf =
    rect(420, 700, 780, 26, light.on('#a87b52')) +
    ['#d98aa0', '#8ab5c9', '#e0c06a', '#9a7ab5', '#7fb58a']
      .map(
        (color, i) =>
          rect(
            470 + i * 56 + (i > 2 ? 330 : 0),
            620 + (i % 2) * 20,
            40,
            80 - (i % 2) * 20,
            light.on(color),
            { rx: 10 },
          ) +
          rect(480 + i * 56 + (i > 2 ? 330 : 0), 600 + (i % 2) * 20, 20, 24, '#2a2e33', { rx: 4 }),
      )
      .join('');
  const chair =
    ellipse(830, 1120, 220, 26, '#000000', { opacity: 0.3 }) +
    rect(800, 960, 60, 150, '#b4bdc3') +
    rect(710, 1090, 240, 26, '#8d979d', { rx: 12 }) +
    path(
      rounded([
        [640, 860, 40],
        [1020, 860, 40],
        [990, 970, 40],
        [670, 970, 40],
      ]),
      light.on('#3a2f35'),
    ) +
    path(
      rounded([
        [690, 560, 60],
        [970, 560, 60],
        [1000, 890, 30],
        [660, 890, 30],
      ]),
      s.fade(light.on('#5a454f'), light.on('#2a2228')),
    ) +
    rect(770, 490, 120, 80, light.on('#4a3a42'), { rx: 26 }) +
    rect(590, 780, 90, 40, light.on('#2a2228'), { rx: 18 }) +
    rect(980, 780, 90, 40, light.on('#2a2228'), { rx: 18 });
  return (
    room(s, light, random.pick(['#e8cfc8', '#d8d0e0', '#d3e0d8']), '#cbb49a', 900) +
    mirror +
    bulbs +
    shelf +
    chair +
    person(light, 1180, 1130, 680, looks.stylist, 'working', true) +
    pottedPlant(light, 240, 1010, 460) +
    stroke('M1010 740l-40 -34', '#c9d0d5', 12)
  );
};

/** Festoon lights over laid tables. */
export const events: Trade = (s, light, season, random) => {
  const { back } = scenes.courtyard(s, light, season, random);
  const string = (y: number, sag: number) =>
    stroke(`M-20 ${y}Q800 ${y + sag} 1620 ${y - 30}`, '#2a2a2e', 5) +
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const x = 40 + t * 1520;
      const cy = y + sag * 2 * t * (1 - t) - 30 * t;
      return (
        circle(x, cy + 22, 42, '#ffdf9a', { opacity: 0.25 }) + circle(x, cy + 22, 14, '#fff0c2')
      );
    }).join('');
  const table = (x: number, y: number, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      ellipse(0, 10, 240, 30, '#000000', { opacity: 0.3 }),
      path(
        'M-200 -190Q-240 -20 -190 0H190Q240 -20 200 -190Z',
        s.fade(light.on('#fbf8f1'), light.on('#cfc6b8')),
      ),
      ...[-130, -60, 20, 90, 150].map((dx) =>
        stroke(`M${dx} -180q-12 90 0 176`, light.on('#bdb3a3'), 5, { opacity: 0.6 }),
      ),
      ellipse(0, -190, 204, 44, light.on('#fffdf8')),
      ...[-120, 120].map((dx) => ellipse(dx, -190, 50, 14, light.on('#d9e2e6'))),
      rect(-18, -260, 36, 70, light.on('#7fa5b5'), { rx: 10 }),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        circle(
          -40 + (i % 3) * 40,
          -280 - Math.floor(i / 3) * 34,
          26,
          light.on(['#e88fa8', '#ffffff', '#d0566f', '#f3c9d3', '#ffffff', '#e88fa8'][i]!),
        ),
      ),
      ...[-80, 80].map(
        (dx) =>
          path(`M${dx - 14} -250q14 26 28 0l-4 -30h-20Z`, '#f4f7f8', { opacity: 0.85 }) +
          stroke(`M${dx} -236v40`, '#e4eaec', 5),
      ),
    );
  return (
    back +
    rect(0, 0, 1600, 1200, '#1c1440', { opacity: 0.18 }) +
    string(90, 150) +
    string(230, 190) +
    table(360, 1010, 0.85) +
    table(1240, 1010, 0.85) +
    table(800, 1130, 1.15)
  );
};
