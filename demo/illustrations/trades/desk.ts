import { darker, lighter } from '../color';
import type { Light } from '../light';
import { rect } from '../shapes';
import type { Sketch } from '../sketch';

export const desk = (s: Sketch, light: Light, color: string, top = 800) => {
  const wood = light.on(color);
  return (
    rect(0, top, 1600, 46, s.fade(lighter(wood, 0.3), wood)) +
    rect(0, top + 46, 1600, 1200 - top, s.fade(darker(wood, 0.35), darker(wood, 0.6))) +
    rect(0, top + 46, 1600, 16, '#000000', { opacity: 0.25 })
  );
};
