import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { adminRow as row } from './asAdmin';
import { logEntry } from './logEntry';

/** The log is read by administrators; each act writes its entry itself. */
export function moderationLogTable(now: Date): RuleCase[] {
  const path = 'moderationLog/log1';
  const document = {
    actorId: admin,
    action: 'listingEdited',
    targetKind: 'listing',
    targetId: seller,
    at: daysFrom(now, -1),
  };
  return [
    ...matrix({
      name: 'an entry of the log',
      path,
      document,
      owner: seller,
      acts: { get: { may: ['moderator', 'admin'] }, list: { may: ['moderator', 'admin'] } },
    }),
    row('log an act that never was', false, [
      logEntry('log1', 'listingEdited', 'listing', seller, { text: 'Schimbat: titlul' }),
    ]),
  ];
}
