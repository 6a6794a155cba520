import { darker, lighter, mix } from '../../color';
import type { Light } from '../../light';
import { circle, group, path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import { instrumentCluster } from './instrumentCluster';
import { screen, centreConsole } from './centreConsole';
import { steeringWheel } from './steeringWheel';
import type { Cabin } from './Cabin';

/** The dashboard as the driver sees it, with the place outside behind the windscreen. */
export function dashboard(s: Sketch, light: Light, outside: string, cabin: Cabin): string {
  const trim = light.on(cabin.trim);
  const soft = light.on(mix(cabin.trim, '#20242a', 0.55));
  const glass = 'M150 0H1450Q1530 300 1560 590H40Q70 300 150 0Z';
  const parts = [
    rect(0, 0, 1600, 1200, darker(trim, 0.25)),
    s.clipped(
      glass,
      group('translate(-80 -330) scale(1.1)', outside),
      path('M260 0h160L250 600H60ZM520 0h70L430 600H360Z', '#ffffff', { opacity: 0.12 }),
    ),
  ];
  parts.push(
    path(
      'M0 0H190Q90 320 60 620H0Z',
      s.across([
        [0, lighter(soft, 0.1)],
        [1, darker(soft, 0.2)],
      ]),
    ),
    path('M1600 0H1410Q1510 320 1540 620H1600Z', darker(soft, 0.25)),
    rect(0, 0, 1600, 44, soft),
  );
  parts.push(
    path(
      rounded([
        [690, 40, 10],
        [910, 40, 10],
        [892, 128, 30],
        [708, 128, 30],
      ]),
      '#14171b',
    ),
    path(
      rounded([
        [704, 50, 8],
        [896, 50, 8],
        [880, 116, 22],
        [720, 116, 22],
      ]),
      s.fade(light.sky[0]![1], mix(light.sky.at(-1)![1], '#3a444c', 0.4)),
    ),
  );
  parts.push(
    path(
      'M0 600Q180 540 480 548Q900 520 1600 566V1200H0Z',
      s.linear([
        [0, lighter(soft, 0.16)],
        [0.12, soft],
        [0.5, darker(soft, 0.3)],
        [1, darker(soft, 0.55)],
      ]),
    ),
  );
  parts.push(
    path(
      'M0 716Q300 690 640 726H1600V790H640Q300 760 0 790Z',
      s.linear([
        [0, lighter(light.on(cabin.accent), 0.25)],
        [0.4, light.on(cabin.accent)],
        [1, darker(light.on(cabin.accent), 0.4)],
      ]),
    ),
  );
  parts.push(path('M0 790Q300 760 640 790H1600V1200H0Z', s.fade(trim, darker(trim, 0.55))));
  parts.push(
    vent(light, 130, 660),
    vent(light, 1430, 652),
    instrumentCluster(light, cabin),
    screen(s),
    centreConsole(s, light, trim, cabin),
    steeringWheel(s, light, soft, trim),
  );
  parts.push(
    path(
      rounded([
        [1090, 830, 20],
        [1540, 830, 20],
        [1510, 1040, 30],
        [1120, 1040, 30],
      ]),
      darker(trim, 0.2),
    ),
    stroke('M1110 846H1520', lighter(trim, 0.3), 3, { opacity: 0.5 }),
    rect(1280, 862, 80, 16, '#15181c', { rx: 8 }),
  );
  return parts.join('');
}

function vent(light: Light, x: number, y: number): string {
  return (
    circle(x, y, 62, light.on('#9aa1a7')) +
    circle(x, y, 55, '#0e1013') +
    [-30, -10, 10, 30].map((dy) => rect(x - 46, y + dy - 4, 92, 8, '#2a2e33', { rx: 3 })).join('') +
    circle(x, y, 9, light.on('#b9bfc4'))
  );
}
