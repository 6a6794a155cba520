import { blockSchema } from '@anunturi/shared-domain/people/block';
import { daysFrom } from '../../baseWorld';
import { faultsOf, matrix, refusals } from '../../matrix';
import { buyer, leaving, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';

/** Blocked people. */
export function blockRows(now: Date): RuleCase[] {
  const { row, left, block } = personalSetup(now);
  return [
    ...matrix({
      name: 'a block',
      path: block,
      document: { blockedAt: daysFrom(now, -1) },
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: ['owner'], act: { write: [{ set: block, data: { blockedAt: NOW } }] } },
        delete: { may: ['owner'] },
      },
    }),
    ...refusals('a block', { as: seller }, faultsOf(blockSchema, { blockedAt: NOW }), (data) => ({
      write: [{ set: block, data }],
    })),
    row('block since yesterday', false, [{ set: block, data: { blockedAt: daysFrom(now, -1) } }]),
    row('block an id that is none', false, [
      { set: `users/${seller}/blocks/a b`, data: { blockedAt: NOW } },
    ]),
    row(
      'block while leaving',
      false,
      [{ set: `users/${leaving}/blocks/${buyer}`, data: { blockedAt: NOW } }],
      leaving,
    ),
    row('unblock while leaving', true, [{ delete: block }], seller, {
      [block]: { blockedAt: now },
      ...left,
    }),
  ];
}
