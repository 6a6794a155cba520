import { matrix } from '../../matrix';
import { seller } from '../../people';
import type { RuleCase } from '../../RuleCase';

/** What trusted code alone keeps: no browser reads it, that of its own person neither. */
export function closedTable(now: Date): RuleCase[] {
  const closed: [name: string, path: string, document: object][] = [
    ['the keys of notifications', 'secrets/vapid', { publicKey: 'x', privateKey: 'x' }],
    ['the key of links in e-mails', 'secrets/mailLinks', { key: 'x' }],
    [
      'a device that takes notifications',
      'pushSubscriptions/x',
      { uid: seller, began: 1, endpoint: 'x', p256dh: 'x', auth: 'x', createdAt: now },
    ],
    ['which notifications a person wants', `users/${seller}/preferences/push`, { alert: false }],
    ['a notification that waits', `users/${seller}/pushes/x`, { title: 'x', path: '/', at: now }],
    ['that a phone was shown', `users/${seller}/shownPhones/x`, { forgetAt: now }],
    [
      'a link to a kept file',
      'fileLinks/x',
      { uid: seller, entryId: 'x', createdAt: now, forgetAt: now, openings: 0 },
    ],
    ['how long people waited for a moderator', 'deskWaits/x', { people: {}, forgetAt: now }],
    ['that a notification was sent', 'sentPushes/x', { forgetAt: now }],
  ];
  return closed.flatMap(([name, path, document]) =>
    matrix({ name, path, document: { ...document }, owner: seller, acts: {} }),
  );
}
