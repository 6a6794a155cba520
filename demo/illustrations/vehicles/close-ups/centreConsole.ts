import { darker } from '../../color';
import type { Light } from '../../light';
import { circle, path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import { lettersCentred } from '../glyphs';
import type { Cabin } from './Cabin';

export function screen(s: Sketch): string {
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

export function centreConsole(s: Sketch, light: Light, trim: string, cabin: Cabin): string {
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
