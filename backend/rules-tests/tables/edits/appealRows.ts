import { daysFrom } from '../../baseWorld';
import { admin, seller } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { runsOut } from './runsOut';
import { editSetup } from './editSetup';

/** Contesting a rejection. */
export function appealRows(now: Date): RuleCase[] {
  const { edit, rejection, rejected, appeal } = editSetup(now);
  return [
    // -- appeal
    edit('contested', true, appeal, { listing: rejected }),
    edit('contested and edited', false, { ...appeal, localityId: 'medias' }, { listing: rejected }),
    edit(
      'contested and sent again',
      false,
      { ...appeal, status: 'pending' },
      { listing: rejected },
    ),
    edit('contested twice', false, appeal, {
      listing: { ...rejected, moderation: { ...rejection, contestedAt: daysFrom(now, -1) } },
    }),
    edit('contested again with a text', false, appeal, {
      listing: {
        ...rejected,
        moderation: {
          ...rejection,
          contestText: 'Kilometrii sunt corecți, am dovada.',
          contestedAt: daysFrom(now, -1),
        },
      },
    }),
    edit(
      'contested in few words',
      false,
      { ...appeal, 'moderation.contestText': 'nu' },
      { listing: rejected },
    ),
    edit(
      'contested in too many words',
      false,
      { ...appeal, 'moderation.contestText': 'x'.repeat(2001) },
      { listing: rejected },
    ),
    edit(
      'contested in the most words',
      true,
      { ...appeal, 'moderation.contestText': 'x'.repeat(2000) },
      { listing: rejected },
    ),
    edit(
      'contested yesterday',
      false,
      { ...appeal, 'moderation.contestedAt': daysFrom(now, -1) },
      { listing: rejected },
    ),
    edit(
      'contested without a text',
      false,
      { 'moderation.contestedAt': NOW, 'moderation.contestWaiting': true },
      { listing: rejected },
    ),
    edit(
      'contested out of sight',
      false,
      { ...appeal, 'moderation.contestWaiting': undefined },
      { listing: rejected },
    ),
    edit(
      'contested but not waiting',
      false,
      { ...appeal, 'moderation.contestWaiting': false },
      { listing: rejected },
    ),
    edit(
      'contested and decided',
      false,
      { ...appeal, 'moderation.decision': 'approved' },
      { listing: rejected },
    ),
    edit(
      'contested and answered',
      false,
      { ...appeal, 'moderation.contestOutcome': 'reversed' },
      { listing: rejected },
    ),
    edit('contested while approved', false, appeal, {
      listing: {
        moderation: { decision: 'approved', decidedAt: daysFrom(now, -1), decidedBy: admin },
      },
    }),
    edit('approved by oneself', false, {
      moderation: { decision: 'approved', decidedAt: NOW, decidedBy: seller },
    }),
    edit('cleared of its decision', false, { moderation: REMOVED }, { listing: rejected }),
    ...runsOut(now),
  ];
}
