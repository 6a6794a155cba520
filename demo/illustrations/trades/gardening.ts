import { darker, lighter } from '../color';
import { grass } from '../light';
import { meadow } from '../scenes/ground';
import { bush, tufts } from '../scenes/plants';
import { tree } from '../scenes/trees';
import { sky } from '../scenes/sky';
import { circle, ellipse, path, polygon, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import { looks, person } from './person';
import type { Trade } from './trade';

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
