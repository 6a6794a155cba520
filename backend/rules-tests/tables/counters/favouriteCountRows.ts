import { other, seller } from '../../people';
import { Double, increment, type RuleCase } from '../../RuleCase';
import { path, counterSetup } from './counterSetup';

/** Counting favourites and conversations. */
export function favouriteCountRows(now: Date): RuleCase[] {
  const { row, favourite, like, liked, grow } = counterSetup(now);
  return [
    row('count a favourite', true, [like, grow(1)], other),
    row('count a favourite without one', false, [grow(1)], other),
    row('count a favourite kept before', false, [grow(1)], other, { [favourite]: liked }),
    row('count a favourite twice', false, [like, grow(2)], other),
    row(
      'count a favourite as a double',
      false,
      [like, grow(1, { favourites: new Double(3) })],
      other,
    ),
    row('count a favourite and a view', false, [like, grow(1, { views: increment(1) })], other),
    row('count a favourite backwards', false, [like, grow(-1)], other),
    row('count a favourite gone', true, [{ delete: favourite }, grow(-1)], other, {
      [favourite]: liked,
    }),
    row('count a favourite gone as come', false, [{ delete: favourite }, grow(1)], other, {
      [favourite]: liked,
    }),
    row('count a favourite gone that was never there', false, [grow(-1)], other),
    row("count another's favourite", false, [{ set: favourite, data: liked }, grow(1)], seller),
    row(
      'count a conversation',
      false,
      [{ update: path.counters, data: { conversations: increment(1) } }],
      other,
    ),
  ];
}
