/** Choices of a vehicle that no search asks for; apart, so that a list does not carry them. */

export const colours = {
  white: 'Alb',
  black: 'Negru',
  grey: 'Gri',
  silver: 'Argintiu',
  blue: 'Albastru',
  red: 'Roșu',
  green: 'Verde',
  brown: 'Maro',
  beige: 'Bej',
  yellow: 'Galben',
  orange: 'Portocaliu',
  purple: 'Mov',
  other: 'Altă culoare',
} as const;
export type Colour = keyof typeof colours;

export const finishes = {
  solid: 'Simplă',
  metallic: 'Metalizată',
  pearl: 'Perlată',
  matte: 'Mată',
} as const;
