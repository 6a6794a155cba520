import { daysFrom } from '../../baseWorld';
import { admin, seller } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { runsOut } from './runsOut';
import { editSetup } from './editSetup';

/** Contesting a rejection. */
export function contestRows(now: Date): RuleCase[] {
  const { edit, rejection, rejected, contest } = editSetup(now);
  return [
    // -- contest
    edit('contested', true, contest, { listing: rejected }),
    edit(
      'contested and edited',
      false,
      { ...contest, localityId: 'medias' },
      { listing: rejected },
    ),
    edit(
      'contested and sent again',
      false,
      { ...contest, status: 'pending' },
      { listing: rejected },
    ),
    edit('contested twice', false, contest, {
      listing: { ...rejected, moderation: { ...rejection, contestedAt: daysFrom(now, -1) } },
    }),
    edit('contested again with a text', false, contest, {
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
      { ...contest, 'moderation.contestText': 'nu' },
      { listing: rejected },
    ),
    edit(
      'contested in too many words',
      false,
      { ...contest, 'moderation.contestText': 'x'.repeat(2001) },
      { listing: rejected },
    ),
    edit(
      'contested in the most words',
      true,
      { ...contest, 'moderation.contestText': 'x'.repeat(2000) },
      { listing: rejected },
    ),
    edit(
      'contested yesterday',
      false,
      { ...contest, 'moderation.contestedAt': daysFrom(now, -1) },
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
      { ...contest, 'moderation.contestWaiting': undefined },
      { listing: rejected },
    ),
    edit(
      'contested but not waiting',
      false,
      { ...contest, 'moderation.contestWaiting': false },
      { listing: rejected },
    ),
    edit(
      'contested and decided',
      false,
      { ...contest, 'moderation.decision': 'approved' },
      { listing: rejected },
    ),
    edit(
      'contested and answered',
      false,
      { ...contest, 'moderation.contestOutcome': 'reversed' },
      { listing: rejected },
    ),
    edit('contested while approved', false, contest, {
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
