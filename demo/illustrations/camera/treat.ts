import { createRandom } from '../random';
import type { Size } from '../sketch';
import type { Treatment } from './shot';

/** Noise of a sensor, drawn once: a picture begins somewhere in it. */
const NOISE = 1 << 16;
const noise = Int8Array.from(
  { length: NOISE },
  ((random) => () => {
    const sum = random.next() + random.next() + random.next();
    return Math.round((sum - 1.5) * 80);
  })(createRandom('grain')),
);

/** Changes the pixels (three bytes each) in place: light, colour, dark corners and grain, in one walk. */
export function treat(pixels: Uint8Array, { width, height }: Size, treatment: Treatment): void {
  const { saturation, brightness, contrast, warmth, vignette, grain } = treatment;
  const red = brightness * (1 + 0.055 * warmth);
  const blue = brightness * (1 - 0.075 * warmth);
  // One pixel's light is 0.299 red, 0.587 green and 0.114 blue of 256 parts each.
  const pull = Math.round((1 - saturation) * 256);
  const lift = 128 * (1 - contrast);
  const across = Float32Array.from({ length: width }, (_, x) => ((2 * x) / width - 1) ** 2);
  const strength = grain / 40;
  let at = 0;
  let spot = (width * 31 + height) % NOISE;
  for (let y = 0; y < height; y += 1) {
    const down = ((2 * y) / height - 1) ** 2;
    for (let x = 0; x < width; x += 1) {
      const r = pixels[at]!;
      const g = pixels[at + 1]!;
      const b = pixels[at + 2]!;
      const light = (77 * r + 150 * g + 29 * b) >> 8;
      const distance = (across[x]! + down) / 2;
      const factor = (1 - vignette * distance * distance) * contrast;
      const add = lift + noise[spot]! * strength;
      spot = (spot + 1) & (NOISE - 1);
      pixels[at] = clamp((r + (((light - r) * pull) >> 8)) * factor * red + add);
      pixels[at + 1] = clamp((g + (((light - g) * pull) >> 8)) * factor * brightness + add);
      pixels[at + 2] = clamp((b + (((light - b) * pull) >> 8)) * factor * blue + add);
      at += 3;
    }
  }
}

const clamp = (value: number) => Math.max(0, Math.min(255, value));
