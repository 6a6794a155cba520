import { circle, ellipse, group, path, rect, stroke } from '../shapes';
import { room, roomWindow } from './room';
import type { Trade } from './trade';
import { desk } from './desk';

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
