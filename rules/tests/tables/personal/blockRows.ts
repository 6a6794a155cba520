import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';

/** Blocked people: trusted code keeps them (blockPerson), their owner lets them go. */
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
        create: { may: [], act: { write: [{ set: block, data: { blockedAt: NOW } }] } },
        delete: { may: ['owner'] },
      },
    }),
    row('unblock while leaving', false, [{ delete: block }], seller, {
      [block]: { blockedAt: now },
      ...left,
    }),
  ];
}
