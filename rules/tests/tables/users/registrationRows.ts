import { toProfile } from '@anunturi/shared-domain/people/profile';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { claimsOf, editor, moderator, other, seller, unregistered } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';

/** Who reads users; registering and changing one's own data is trusted code's (registerProfile, editProfile). */
export function registrationRows(now: Date): RuleCase[] {
  const user = { ...userOf(unregistered, now), createdAt: NOW, updatedAt: NOW };
  const profile = { ...toProfile(sampleUser), displayName: 'Ioan Nou', memberSince: NOW };
  const own = { as: seller, claims: claimsOf(seller), may: false };
  return [
    ...matrix({
      name: 'a user',
      path: `users/${seller}`,
      document: userOf(seller, now),
      owner: seller,
      acts: { get: { may: ['owner', 'blocked', 'moderator', 'admin'] }, list: { may: ['admin'] } },
    }),
    ...(
      [
        ['a moderator', moderator, true],
        ['an editor', editor, false],
        ['another person', other, false],
      ] as const
    ).map(([who, as, may]): RuleCase => ({
      what: `as ${who} list people who appeal against a suspension`,
      as,
      may,
      act: { list: 'users', where: [['blockAppealedAt', '>', new Date(0)]], limit: 20 },
    })),
    {
      what: 'register without trusted code',
      as: unregistered,
      claims: claimsOf(unregistered),
      may: false,
      act: {
        write: [
          { set: `users/${unregistered}`, data: user },
          { set: `profiles/${unregistered}`, data: profile },
        ],
      },
    },
    ...[
      { displayName: 'Ana Maria' },
      { phone: '0722000000' },
      { role: 'admin' },
      { role: 'moderator' },
      { trusted: true },
      { companyConfirmedAt: NOW },
    ].map((change): RuleCase => ({
      ...own,
      what: `change their own ${Object.keys(change)[0]}`,
      act: { write: [{ update: `users/${seller}`, data: { ...change, updatedAt: NOW } }] },
    })),
  ];
}
