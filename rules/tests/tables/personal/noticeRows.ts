import { sampleNotice } from '@anunturi/shared-domain/samples/personalSamples';
import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';

/** Notices: trusted code writes and removes them (addNotice), their owner says that they were read. */
export function noticeRows(now: Date): RuleCase[] {
  const { row, left } = personalSetup(now);
  const path = `users/${seller}/notices/n1`;
  const document = { ...sampleNotice, createdAt: daysFrom(now, -1), forgetAt: daysFrom(now, 89) };
  const world = { [path]: document };
  const change = (data: object) => [{ update: path, data: { ...data } }];
  return [
    ...matrix({
      name: 'a notice',
      path,
      document,
      owner: seller,
      acts: {
        list: { may: own },
        update: { may: ['owner'], act: { write: change({ read: true }) } },
      },
    }),
    row('take a read notice for unread', false, change({ read: false }), seller, {
      [path]: { ...document, read: true },
    }),
    row('read a notice while leaving', false, change({ read: true }), seller, {
      ...world,
      ...left,
    }),
    row('reword a notice', false, change({ read: true, text: 'Altceva' }), seller, world),
  ];
}
