import { invalidUsers } from '@anunturi/shared-domain/samples/userSamples';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { daysFrom, userOf } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { admin, claimsOf, company, leaving, other, seller, unregistered } from '../people';
import { type Act, type Data, Double, NOW, REMOVED, type RuleCase, type World } from '../RuleCase';
import { logEntry } from './logEntry';
import { fresh } from './registration';

/** users/{uid} and deletedAccounts/{uid}. */
export function userTable(now: Date): RuleCase[] {
  const user = `users/${unregistered}`;
  const register = (document: Data): Act => ({ write: [{ set: user, data: document }] });
  const self = { as: unregistered, claims: claimsOf(unregistered) };
  const person = fresh(unregistered, now);
  const firm = { ...fresh(company, now), email: person.email };
  const full = { ...firm, phone: '0712345678', localityId: 'sibiu' };
  const edit = (
    data: Data,
    may: boolean,
    what: string,
    more: Partial<RuleCase> = {},
  ): RuleCase => ({
    what: `change their own user: ${what}`,
    as: seller,
    claims: claimsOf(seller),
    may,
    act: { write: [{ update: `users/${seller}`, data: { updatedAt: NOW, ...data } }] },
    ...more,
  });
  const adminEdit = (
    data: Data,
    may: boolean,
    what: string,
    action: string,
    more: Partial<RuleCase> = {},
  ): RuleCase => ({
    what: `as administrator ${what}`,
    as: admin,
    claims: claimsOf(admin),
    may,
    act: {
      write: [
        { update: `users/${other}`, data: { updatedAt: NOW, logId: 'log1', ...data } },
        logEntry('log1', action, 'user', other),
      ],
    },
    ...more,
  });
  const was: World = {
    [`users/${seller}`]: userOf(seller, now, { phone: '0712345678', localityId: 'sibiu' }),
  };
  const leave = {
    write: [
      { delete: `users/${leaving}` },
      { set: `deletedAccounts/${leaving}`, data: { at: NOW } },
      { delete: `profiles/${leaving}` },
    ],
  } satisfies Act;
  const leaver = { as: leaving, claims: claimsOf(leaving) };
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
    // -- leaving
    edit({ closingAt: NOW }, true, 'into leaving'),
    edit({ closingAt: daysFrom(now, -1) }, false, 'into leaving yesterday'),
    edit({ closingAt: NOW, updatedAt: daysFrom(now, -1) }, false, 'into leaving with an old time'),
    edit({ closingAt: NOW, trusted: true }, false, 'into leaving and trust'),
    {
      what: 'leave as an administrator',
      as: admin,
      claims: claimsOf(admin),
      may: false,
      act: { write: [{ update: `users/${admin}`, data: { closingAt: NOW, updatedAt: NOW } }] },
    },
    {
      ...leaver,
      what: 'come back from leaving',
      may: false,
      act: {
        write: [{ update: `users/${leaving}`, data: { closingAt: REMOVED, updatedAt: NOW } }],
      },
    },
    {
      ...leaver,
      what: 'delete the account',
      may: true,
      act: leave,
      world: {
        [`profiles/${leaving}`]: {
          displayName: 'Geo Albu',
          sellerType: 'private',
          memberSince: now,
        },
      },
    },
    {
      ...leaver,
      what: 'delete the account without a trace',
      may: false,
      act: { write: [{ delete: `users/${leaving}` }] },
    },
    {
      ...leaver,
      what: 'delete the account when blocked',
      may: false,
      act: leave,
      world: { [`users/${leaving}`]: userOf(leaving, now, { blocked: true }) },
    },
    {
      what: 'delete the account without leaving first',
      as: seller,
      claims: claimsOf(seller),
      may: false,
      act: {
        write: [
          { delete: `users/${seller}` },
          { set: `deletedAccounts/${seller}`, data: { at: NOW } },
        ],
      },
    },
    {
      what: 'delete another leaving account',
      as: other,
      claims: claimsOf(other),
      may: false,
      act: { write: [{ delete: `users/${leaving}` }] },
      world: {
        [`deletedAccounts/${leaving}`]: { at: now },
        [`users/${other}`]: userOf(other, now, { closingAt: now }),
      },
    },
    {
      ...leaver,
      what: 'mark the account as deleted while it is there',
      may: false,
      act: { write: [{ set: `deletedAccounts/${leaving}`, data: { at: NOW } }] },
    },
    {
      ...self,
      what: 'mark the account as deleted with an old time',
      may: false,
      act: { write: [{ set: `deletedAccounts/${unregistered}`, data: { at: daysFrom(now, -1) } }] },
    },
    {
      ...self,
      what: 'mark another account as deleted',
      may: false,
      act: { write: [{ set: 'deletedAccounts/someone', data: { at: NOW } }] },
    },
    {
      ...self,
      what: 'mark an account of nobody as deleted',
      may: true,
      act: { write: [{ set: `deletedAccounts/${unregistered}`, data: { at: NOW } }] },
    },
    ...matrix({
      name: 'the trace of a deleted account',
      path: `deletedAccounts/${seller}`,
      document: { at: now },
      owner: seller,
      acts: {},
    }),
    // -- administrators
    adminEdit({ role: 'admin' }, true, 'make an administrator', 'roleChanged'),
    adminEdit({ role: 'user' }, true, 'take the role away', 'roleChanged', {
      world: { [`users/${other}`]: userOf(other, now, { role: 'admin' }) },
    }),
    adminEdit({ role: 'owner' }, false, 'give an unknown role', 'roleChanged'),
    adminEdit({ role: 'admin' }, false, 'give a role under another heading', 'userTrusted'),
    adminEdit(
      { role: 'admin', trusted: true },
      false,
      'give role and trust at once',
      'roleChanged',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: NOW },
      true,
      'block a person',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'x'.repeat(2000), blockedAt: NOW },
      true,
      'block with the longest reason',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'x'.repeat(2001), blockedAt: NOW },
      false,
      'block with too long a reason',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: '', blockedAt: NOW },
      false,
      'block with an empty reason',
      'userBlocked',
    ),
    adminEdit({ blocked: true, blockedAt: NOW }, false, 'block without a reason', 'userBlocked'),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune' },
      false,
      'block without a time',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: daysFrom(now, -1) },
      false,
      'block yesterday',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: NOW },
      false,
      'block under another heading',
      'userUnblocked',
    ),
    adminEdit(
      { blocked: 1, blockedReason: 'Înșelăciune', blockedAt: NOW },
      false,
      'block with a number',
      'userBlocked',
    ),
    adminEdit(
      { blocked: 1, blockedReason: REMOVED, blockedAt: REMOVED },
      false,
      'unblock with a number',
      'userUnblocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: NOW, displayName: 'Rău' },
      false,
      'block and rename',
      'userBlocked',
    ),
    ...[
      adminEdit(
        { blocked: false, blockedReason: REMOVED, blockedAt: REMOVED },
        true,
        'unblock a person',
        'userUnblocked',
      ),
      adminEdit({ blocked: false }, false, 'unblock and leave the reason', 'userUnblocked'),
      adminEdit(
        { blocked: false, blockedReason: REMOVED, blockedAt: REMOVED },
        false,
        'unblock under another heading',
        'userBlocked',
      ),
    ].map((row) => ({
      ...row,
      world: {
        [`users/${other}`]: userOf(other, now, {
          blocked: true,
          blockedReason: 'x',
          blockedAt: now,
        }),
      },
    })),
    adminEdit({ trusted: true }, true, 'trust a person', 'userTrusted'),
    adminEdit({ trusted: true }, false, 'trust under another heading', 'userUntrusted'),
    adminEdit({ trusted: false }, true, 'take trust back', 'userUntrusted', {
      world: { [`users/${other}`]: userOf(other, now, { trusted: true }) },
    }),
    adminEdit({ trusted: 'yes' }, false, 'trust with a word', 'userTrusted'),
    adminEdit({ trusted: true, displayName: 'Altul' }, false, 'trust and rename', 'userTrusted'),
    adminEdit(
      { trusted: true, updatedAt: daysFrom(now, -1) },
      false,
      'trust with an old time',
      'userTrusted',
    ),
    adminEdit({ trusted: true }, false, 'trust without a log entry', 'userTrusted', {
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
        ],
      },
    }),
    adminEdit({ trusted: true }, false, 'trust with an old log entry', 'userTrusted', {
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log0' } },
        ],
      },
      world: {
        'moderationLog/log0': {
          actorId: admin,
          action: 'userTrusted',
          targetKind: 'user',
          targetId: other,
          at: daysFrom(now, -1),
        },
      },
    }),
    adminEdit(
      { trusted: true },
      false,
      'trust with the log entry of another person',
      'userTrusted',
      {
        act: {
          write: [
            { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
            logEntry('log1', 'userTrusted', 'user', seller),
          ],
        },
      },
    ),
    adminEdit({ trusted: true }, false, 'trust with the log entry of a listing', 'userTrusted', {
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
          logEntry('log1', 'userTrusted', 'listing', other),
        ],
      },
    }),
    adminEdit(
      { acceptedListings: 1 },
      false,
      'count an accepted listing without one',
      'userTrusted',
    ),
    {
      what: 'trust a person without being an administrator',
      as: seller,
      claims: claimsOf(seller),
      may: false,
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
        ],
      },
      world: {
        'moderationLog/log1': {
          action: 'userTrusted',
          targetKind: 'user',
          targetId: other,
          at: now,
        },
      },
    },
    {
      what: 'as administrator take the own role away',
      as: admin,
      claims: claimsOf(admin),
      may: false,
      act: {
        write: [
          { update: `users/${admin}`, data: { role: 'user', updatedAt: NOW, logId: 'log1' } },
          logEntry('log1', 'roleChanged', 'user', admin),
        ],
      },
    },
    {
      what: 'as a blocked administrator trust a person',
      as: admin,
      claims: claimsOf(admin),
      may: false,
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
        ],
      },
      world: { [`users/${admin}`]: userOf(admin, now, { blocked: true }) },
    },
  ];
}
