import { scenes } from '../scenes/scenes';
import { circle, ellipse, group, path, rect, stroke } from '../shapes';
import type { Trade } from './trade';

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
