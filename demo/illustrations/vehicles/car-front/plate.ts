import { circle, rect } from '../../shapes';
import { letters, lettersWidth } from '../glyphs';

/** A registration plate in the Romanian manner, centred on x 0. */
export function plate(text: string, y: number): string {
  const height = 6.6;
  const width = lettersWidth(text, height);
  return (
    rect(-28, y - 6, 56, 12.4, '#f6f7f5', { rx: 1.6, stroke: '#20242a', 'stroke-width': 0.8 }) +
    rect(-27.6, y - 5.6, 6, 11.6, '#1f4fa3', { rx: 1.2 }) +
    circle(-24.6, y - 2, 1.6, '#f3d24b') +
    letters(text, 3 - width / 2, y - 3.2, height, '#16191d')
  );
}
