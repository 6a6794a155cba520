import { mix } from './color';
import type { Stop } from './sketch';

export type LightName = 'morning' | 'day' | 'dusk' | 'overcast' | 'frost';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type Light = {
  name: LightName;
  sky: readonly Stop[];
  sun: { x: number; y: number; radius: number; color: string } | null;
  cloud: string;
  shadow: string;
  /** Colour of the distance. */
  haze: string;
  /** True when windows and lamps are lit. */
  lamps: boolean;
  /** The colour as this light shows it, at a distance of 0 (near) to 1 (lost in haze). */
  on(color: string, distance?: number): string;
};

const lights: Record<LightName, Omit<Light, 'on' | 'name'> & { tint: string; strength: number }> = {
  morning: {
    sky: [
      [0, '#8cc7e8'],
      [0.45, '#cfe6ec'],
      [0.72, '#fde9cf'],
      [1, '#ffd9b0'],
    ],
    sun: { x: 1280, y: 470, radius: 70, color: '#fff3d6' },
    cloud: '#fffaf2',
    shadow: '#1d2740',
    haze: '#f2e2d2',
    lamps: false,
    tint: '#ffb573',
    strength: 0.1,
  },
  day: {
    sky: [
      [0, '#3f9fdc'],
      [0.5, '#8fcdf0'],
      [1, '#dff2fa'],
    ],
    sun: null,
    cloud: '#ffffff',
    shadow: '#152238',
    haze: '#d3e8f2',
    lamps: false,
    tint: '#fff6d8',
    strength: 0.06,
  },
  dusk: {
    sky: [
      [0, '#34356b'],
      [0.3, '#6d4b87'],
      [0.52, '#d2697a'],
      [0.7, '#f59a62'],
      [1, '#ffd48a'],
    ],
    sun: { x: 380, y: 640, radius: 84, color: '#ffe9b0' },
    cloud: '#f7a58c',
    shadow: '#140f2b',
    haze: '#c9798a',
    lamps: true,
    tint: '#4a2f6b',
    strength: 0.27,
  },
  overcast: {
    sky: [
      [0, '#98a9b6'],
      [0.6, '#c3ced4'],
      [1, '#e3e8e9'],
    ],
    sun: null,
    cloud: '#dfe6e9',
    shadow: '#1c242e',
    haze: '#cdd6da',
    lamps: false,
    tint: '#8a99a6',
    strength: 0.16,
  },
  frost: {
    sky: [
      [0, '#86aed2'],
      [0.5, '#bfd6e8'],
      [0.85, '#f0e6ea'],
      [1, '#f8e2dc'],
    ],
    sun: { x: 1180, y: 560, radius: 60, color: '#fff7ea' },
    cloud: '#f4f6fb',
    shadow: '#27375a',
    haze: '#dde6f0',
    lamps: false,
    tint: '#a9c3e6',
    strength: 0.14,
  },
};

export function lightNamed(name: LightName): Light {
  const { tint, strength, ...light } = lights[name];
  return {
    ...light,
    name,
    on: (color, distance = 0) => mix(mix(color, tint, strength), light.haze, distance),
  };
}

export const foliage: Record<Season, readonly string[]> = {
  spring: ['#7fb24a', '#93bf55', '#6aa34a', '#a4c964'],
  summer: ['#4f8f4a', '#5d9c4c', '#437f47', '#74a854'],
  autumn: ['#d08a35', '#b9652f', '#dca843', '#8f8a3c'],
  winter: ['#6d7a75', '#7f8a86', '#5f6d6a', '#8a9692'],
};
export const grass: Record<Season, string> = {
  spring: '#8dbb57',
  summer: '#7eaa4f',
  autumn: '#b3a354',
  winter: '#e9f0f6',
};
