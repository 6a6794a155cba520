import { circle, ellipse, path, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import { looks, person } from './person';
import { pottedPlant, room, roomWindow } from './room';
import type { Trade } from './trade';

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
