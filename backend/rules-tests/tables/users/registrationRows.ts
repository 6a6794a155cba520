import { invalidUsers } from '@anunturi/shared-domain/samples/userSamples';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { daysFrom, userOf } from '../../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../../matrix';
import { claimsOf, other, seller, unregistered } from '../../people';
import { type Data, Double, NOW, type RuleCase } from '../../RuleCase';
import { fresh } from './registration';
import { userSetup } from './userSetup';

/** Who reads users, and registering. */
export function registrationRows(now: Date): RuleCase[] {
  const { register, self, person, firm, full } = userSetup(now);
  return [
    ...matrix({
      name: 'a user',
      path: `users/${seller}`,
      document: userOf(seller, now),
      owner: seller,
      acts: {
        get: { may: ['owner', 'blocked', 'admin'] },
        list: { may: ['admin'] },
        create: {
          may: ['owner'],
          act: { write: [{ set: `users/${seller}`, data: fresh(seller, now) }] },
        },
        update: {
          may: ['owner'],
          act: {
            write: [
              { update: `users/${seller}`, data: { displayName: 'Ana Maria Pop', updatedAt: NOW } },
            ],
          },
        },
        delete: { may: [] },
      },
    }),
    // -- registration
    ...[
      ['a person', person],
      ['a company', firm],
      ['everything filled in', full],
      [
        'names at the limits',
        {
          ...full,
          displayName: 'x'.repeat(60),
          nameFolded: 'x'.repeat(60),
          localityId: 'x'.repeat(60),
          company: { name: 'x'.repeat(120), cui: '1234567890' },
        },
      ],
      [
        'the shortest names',
        {
          ...full,
          displayName: 'xx',
          nameFolded: 'x',
          localityId: 'x',
          company: { name: 'xx', cui: '12' },
        },
      ],
    ].map(([what, data]): RuleCase => ({
      ...self,
      what: `register as ${what as string}`,
      may: true,
      act: register(data as Data),
    })),
    ...refusals(
      'a user',
      self,
      [
        ...faultsOf(userSchema, full),
        ...faultsOf(userSchema, person),
        ...invalidUsers.map(
          ([what, data]) =>
            [
              what,
              {
                ...data,
                createdAt: data.createdAt && NOW,
                updatedAt: data.updatedAt && NOW,
                email: data.email === userOf(seller, now).email ? person.email : data.email,
              },
            ] as const,
        ),
      ],
      register,
    ),
    ...extremes(
      'a user',
      self,
      userSchema,
      full,
      ['displayName', 'nameFolded', 'localityId', 'company.name'],
      register,
    ),
    ...(
      [
        ['as administrator', { role: 'admin' }],
        ['with the mark of trust', { trusted: true }],
        ['blocked from the start', { blocked: true, blockedReason: 'x' }],
        ['with accepted listings', { acceptedListings: 1 }],
        ['with a double for accepted listings', { acceptedListings: new Double(0) }],
        ['as of yesterday', { createdAt: daysFrom(now, -1) }],
        ['changed yesterday', { updatedAt: daysFrom(now, -1) }],
        ['already leaving', { closingAt: NOW }],
        ['with a reason to be blocked', { blockedReason: 'x' }],
        ['with a log entry', { logId: 'log1' }],
        ['under another e-mail', { email: 'alt@example.ro' }],
        ['with a list for a name', { displayName: ['a', 'b'] }],
      ] as [string, Data][]
    ).map(([what, change]): RuleCase => ({
      ...self,
      what: `register ${what}`,
      may: false,
      act: register({ ...person, ...change }),
    })),
    {
      ...self,
      what: 'register under an e-mail that is none',
      may: false,
      act: register({ ...person, email: 'ioan@x' }),
      claims: { email: 'ioan@x' },
    },
    {
      ...self,
      what: 'register under an e-mail over the limit',
      may: false,
      act: register({ ...person, email: `${'x'.repeat(244)}@example.ro` }),
      claims: { email: `${'x'.repeat(244)}@example.ro` },
    },
    {
      ...self,
      what: 'register again after deleting the account',
      may: false,
      act: register(person),
      world: { [`deletedAccounts/${unregistered}`]: { at: now } },
    },
    {
      as: other,
      claims: claimsOf(unregistered),
      what: 'register somebody else',
      may: false,
      act: register(person),
    },
  ];
}
