import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';

/** Muted sellers: trusted code keeps them (muteSeller), their owner lets them go. */
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
          may: [],
          act: { write: [{ set: mute, data: { sellerName: 'Mihai Stan', mutedAt: NOW } }] },
        },
        delete: { may: ['owner'] },
      },
    }),
    row('unmute while leaving', false, [{ delete: mute }], seller, {
      [mute]: { sellerName: 'M', mutedAt: now },
      ...left,
    }),
  ];
}
