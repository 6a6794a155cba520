import { darker } from '../color';
import { grass } from '../light';
import { path } from '../shapes';
import { asphalt } from './paving';
import { meadow } from './ground';
import { tufts } from './plants';
import { sky } from './sky';
import type { Scene } from './scene';
import { mountainRange, forest, waveLine } from './mountainRange';

/** The Făgăraș ridge behind a gravel lay-by. */
export const mountains: Scene = (s, light, season, random) => {
  const horizon = 740;
  const parts = [sky(s, light, random, horizon)];
  parts.push(
    mountainRange(s, light, season, random, {
      top: 250,
      rise: 250,
      base: horizon,
      distance: 0.58,
      peaks: 6,
    }),
  );
  parts.push(
    mountainRange(s, light, season, random, {
      top: 400,
      rise: 190,
      base: horizon,
      distance: 0.36,
      peaks: 7,
    }),
  );
  parts.push(
    forest(light, season, random, 640, 90, 0.3, 70),
    forest(light, season, random, 715, 110, 0.12, 46),
  );
  parts.push(meadow(s, light, random, 700, grass[season]));
  parts.push(asphalt(s, light, random, 850, season === 'winter' ? '#aab4c0' : '#8f8778'));
  const verge = light.on(season === 'winter' ? '#f4f8fc' : grass[season]);
  parts.push(path(waveLine(random, 850, 14), darker(verge, 0.06)));
  if (season !== 'winter') parts.push(tufts(darker(verge, 0.12), random, 0, 1600, 862, 34, 90));
  const front =
    season === 'winter'
      ? ''
      : tufts(darker(verge, 0.42), random, -20, 420, 1215, 120, 34) +
        tufts(darker(verge, 0.36), random, 1250, 1620, 1215, 90, 26);
  return { back: parts.join(''), front };
};
