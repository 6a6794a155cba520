import { daysFrom, userOf } from '../../baseWorld';
import { seller } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { userSetup } from './userSetup';

/** The person's own changes. */
export function ownUserEditRows(now: Date): RuleCase[] {
  const { edit, was } = userSetup(now);
  return [
    // -- the person's own changes
    edit({ phone: '0722000000', localityId: 'medias' }, true, 'phone and place'),
    edit({ phone: REMOVED, localityId: REMOVED }, true, 'without phone and place', { world: was }),
    edit(
      { sellerType: 'company', company: { name: 'Ana SRL', cui: '18547290' } },
      true,
      'into a company',
    ),
    edit({ email: 'noua@example.ro' }, true, 'the e-mail of the token', {
      claims: { email: 'noua@example.ro' },
    }),
    edit({ displayName: 'Ana P' }, true, 'while the token has another e-mail', {
      claims: { email: 'noua@example.ro' },
    }),
    edit({ email: 'noua@example.ro' }, false, 'an e-mail that the token does not have'),
    edit({ email: 'ana@x' }, false, 'an e-mail that is none', { claims: { email: 'ana@x' } }),
    edit({ displayName: 'A' }, false, 'a name that is too short'),
    edit({ displayName: REMOVED }, false, 'no name'),
    edit({ sellerType: 'company' }, false, 'a company without its data'),
    edit({ displayName: 'Ana P', updatedAt: daysFrom(now, -1) }, false, 'with an old time'),
    edit({ displayName: 'Ana P' }, false, 'while leaving', {
      world: { [`users/${seller}`]: userOf(seller, now, { closingAt: daysFrom(now, -1) }) },
    }),
    ...(
      [
        ['role', 'admin'],
        ['trusted', true],
        ['blocked', true],
        ['acceptedListings', 3],
        ['createdAt', NOW],
        ['logId', 'x'],
        ['blockedReason', 'x'],
        ['whatever', 1],
      ] as const
    ).map(([field, value]) => edit({ [field]: value }, false, `the field ${field}`)),
  ];
}
