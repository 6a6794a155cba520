import { admin, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { counterSetup } from './counterSetup';

/** Views belong to trusted code: no batch counts one, from any sender. */
export function viewCountRows(now: Date): RuleCase[] {
  const { prove, view, row } = counterSetup(now);
  return [
    ...([null, other, seller, admin] as const).map((as) =>
      row(`count a view as ${as ?? 'nobody'}`, false, [view()], as),
    ),
    row('count a view with the proof of earlier versions', false, [view(), prove()], other),
    row('prove a view', false, [prove()], other),
  ];
}
