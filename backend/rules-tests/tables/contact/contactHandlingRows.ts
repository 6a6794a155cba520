import { daysFrom } from '../../baseWorld';
import { admin, other } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { contactSetup } from './contactSetup';

/** Handling a contact message as an administrator. */
export function contactHandlingRows(now: Date): RuleCase[] {
  const { path, stored, row, handle, remove } = contactSetup(now);
  return [
    ...['new', 'answered', 'archived', 'spam'].map((status) =>
      handle(`as ${status}`, true, { status, note: 'Răspuns pe e-mail.' }),
    ),
    handle('with a note of one letter', true, { note: 'x' }),
    handle('as read', false, { status: 'read' }),
    handle('with the longest note', true, { note: 'x'.repeat(2000) }),
    handle('with too long a note', false, { note: 'x'.repeat(2001) }),
    handle('with an empty note', false, { note: '' }),
    handle('yesterday', false, { status: 'spam', updatedAt: daysFrom(now, -1) }),
    handle('and reword it', false, { status: 'spam', message: 'Alte cuvinte decât ale lui.' }),
    handle('with a false log entry', false, { status: 'spam' }, 'contactMessageDeleted'),
    handle('without a note again', true, { note: REMOVED }, 'contactMessageChanged', {
      [path]: { ...stored, note: 'x' },
    }),
    row(
      'as somebody else handle a contact message beside a log entry',
      false,
      [{ update: path, data: { status: 'spam', updatedAt: NOW, logId: 'log1' } }],
      other,
      {
        [path]: stored,
        'moderationLog/log1': {
          action: 'contactMessageChanged',
          targetKind: 'contactMessage',
          targetId: 'c1',
          at: now,
        },
      },
    ),
    row(
      'as administrator delete a contact message with a false log entry',
      false,
      remove('contactMessageChanged'),
      admin,
      { [path]: stored },
    ),
    row(
      'as administrator delete a contact message under another log id',
      false,
      remove('contactMessageDeleted', 'log1'),
      admin,
      { [path]: stored },
    ),
    row(
      'as administrator delete a contact message without a log entry',
      false,
      [{ delete: path }],
      admin,
      { [path]: stored },
    ),
    row(
      'as somebody else delete a contact message with an old log entry',
      false,
      [{ delete: path }],
      other,
      {
        [path]: stored,
        'moderationLog/contactMessageDeleted_c1': {
          at: now,
          action: 'contactMessageDeleted',
          targetKind: 'contactMessage',
          targetId: 'c1',
        },
      },
    ),
  ];
}
