import { mutedSellerSchema } from '@anunturi/shared-domain/people/mutedSeller';
import { daysFrom } from '../../baseWorld';
import { faultsOf, matrix, refusals } from '../../matrix';
import { leaving, other, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';

/** Muted sellers. */
export function mutedSellerRows(now: Date): RuleCase[] {
  const { row, left, mute } = personalSetup(now);
  return [
    ...matrix({
      name: 'a muted seller',
      path: mute,
      document: { sellerName: 'Mihai Stan', mutedAt: daysFrom(now, -1) },
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: {
          may: ['owner'],
          act: { write: [{ set: mute, data: { sellerName: 'Mihai Stan', mutedAt: NOW } }] },
        },
        delete: { may: ['owner'] },
      },
    }),
    ...refusals(
      'a muted seller',
      { as: seller },
      faultsOf(mutedSellerSchema, { sellerName: 'Mihai Stan', mutedAt: NOW }),
      (data) => ({ write: [{ set: mute, data }] }),
    ),
    row('mute the longest name', true, [
      { set: mute, data: { sellerName: 'x'.repeat(120), mutedAt: NOW } },
    ]),
    row('mute too long a name', false, [
      { set: mute, data: { sellerName: 'x'.repeat(121), mutedAt: NOW } },
    ]),
    row('mute since yesterday', false, [
      { set: mute, data: { sellerName: 'Mihai Stan', mutedAt: daysFrom(now, -1) } },
    ]),
    row('mute an id that is none', false, [
      { set: `users/${seller}/mutedSellers/a b`, data: { sellerName: 'Mihai Stan', mutedAt: NOW } },
    ]),
    row(
      'mute while leaving',
      false,
      [
        {
          set: `users/${leaving}/mutedSellers/${other}`,
          data: { sellerName: 'Mihai Stan', mutedAt: NOW },
        },
      ],
      leaving,
    ),
    row('unmute while leaving', true, [{ delete: mute }], seller, {
      [mute]: { sellerName: 'M', mutedAt: now },
      ...left,
    }),
  ];
}
