import { circle, ellipse, path, polygon, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import { looks, person } from './person';
import { pottedPlant, room } from './room';
import type { Trade } from './trade';

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
