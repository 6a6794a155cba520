import { other } from '../../people';
import { increment, type RuleCase } from '../../RuleCase';
import { path, counterSetup } from './counterSetup';

/** Counting favourites and conversations is trusted code's: no batch does, whatever it brings along. */
export function favouriteCountRows(now: Date): RuleCase[] {
  const { row, favourite, like, liked, grow } = counterSetup(now);
  return [
    row('count a favourite', false, [like, grow(1)], other),
    row('count a favourite gone', false, [{ delete: favourite }, grow(-1)], other, {
      [favourite]: liked,
    }),
    row(
      'count a conversation',
      false,
      [{ update: path.counters, data: { conversations: increment(1) } }],
      other,
    ),
  ];
}
