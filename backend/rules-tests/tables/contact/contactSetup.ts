import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { daysFrom } from '../../baseWorld';
import { admin, claimsOf } from '../../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';

/** What the rows of contact messages share. */
export function contactSetup(now: Date) {
  const path = 'contactMessages/c1';
  const stored = { ...sampleContactMessage, createdAt: daysFrom(now, -1) };
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    as: string | null = null,
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const handle = (
    what: string,
    may: boolean,
    data: Data,
    action = 'contactMessageChanged',
    world: World = {},
  ) =>
    row(
      `as administrator handle a contact message: ${what}`,
      may,
      [
        { update: path, data: { updatedAt: NOW, logId: 'log1', ...data } },
        logEntry('log1', action, 'contactMessage', 'c1'),
      ],
      admin,
      { [path]: stored, ...world },
    );
  const remove = (
    action = 'contactMessageDeleted',
    id = 'contactMessageDeleted_c1',
    target = 'c1',
  ): Write[] => [{ delete: path }, logEntry(id, action, 'contactMessage', target)];
  return { path, stored, row, handle, remove };
}
