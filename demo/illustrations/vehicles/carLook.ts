import type { Rim } from './spokes';

export type Paint = {
  color: string;
  rim: Rim;
  turn: number;
  rimColor?: string;
  tinted?: boolean;
  /** Stands on blocks. */
  wheelless?: boolean;
};

export type Grille = 'slats' | 'hex' | 'twin' | 'closed';
export type Lamp = 'slim' | 'round' | 'angular';
export type FrontLook = { color: string; grille: Grille; lamp: Lamp; plate: string };

export type RearLamp = 'blocks' | 'bar' | 'tall';
export type RearLook = { color: string; rearLamp: RearLamp; plate: string; tinted?: boolean };
