import { daysFrom, listingOf } from '../../baseWorld';
import { leaving, other } from '../../people';
import { Double, increment, NOW, type RuleCase } from '../../RuleCase';
import { path, counterSetup } from './counterSetup';

/** Counting views. */
export function viewCountRows(now: Date): RuleCase[] {
  const { day, device, proof, prove, view, row, blocked } = counterSetup(now);
  return [
    row('count a view without a proof', false, [view()]),
    row('count a view proved before', false, [view(), prove()], null, {
      [`${path.listing}/viewProofs/${proof}`]: { at: now },
    }),
    row('count a view proved before by itself', false, [view()], null, {
      [`${path.listing}/viewProofs/${proof}`]: { at: now },
    }),
    row('count two views', false, [view(proof, { views: increment(2) }), prove()]),
    row('count a double', false, [view(proof, { views: new Double(8) }), prove()]),
    row('count a view and a favourite', false, [
      view(proof, { favourites: increment(1) }),
      prove(),
    ]),
    row('prove a view that is not counted', false, [prove()]),
    row('prove two views and count one', false, [
      view(),
      prove(),
      prove(`${day}_${'x'.repeat(20)}`),
    ]),
    row('prove a view with more', false, [view(), prove(proof, { at: NOW, who: 'x' })]),
    row('prove a view with an old time', false, [view(), prove(proof, { at: daysFrom(now, -1) })]),
    ...[`${day}_short`, `20200101_${device}`, device, `${day}_${'-'.repeat(20)}`].map((id) =>
      row(`prove a view as ${id}`, false, [view(id), prove(id)]),
    ),
    ...(['draft', 'pending', 'paused', 'rejected', 'archived'] as const).map((status) =>
      row(`count a view of a listing that is ${status}`, false, [view(), prove()], null, {
        [path.listing]: listingOf(now, { status }),
      }),
    ),
    ...(['sold', 'expired'] as const).map((status) =>
      row(`count a view of a listing that is ${status}`, true, [view(), prove()], null, {
        [path.listing]: listingOf(now, { status }),
      }),
    ),
    row('count a view while blocked', false, [view(), prove()], other, blocked),
    row('count a view while leaving', false, [view(), prove()], leaving),
  ];
}
