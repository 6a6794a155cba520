/** How a vehicle looks; apart from what most lists ask for, so that a page loads what it names. */

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
