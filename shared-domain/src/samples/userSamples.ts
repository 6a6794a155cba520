import * as limits from '../site/limits';
import type { CompanyIdentity } from '../people/companyIdentity';
import type { ProfileFields } from '../people/profile';
import type { UserFields } from '../people/user';
import { type Case, withField } from './Case';
import { sampleNow } from './listingSamples';

export const sampleUser: UserFields = {
  role: 'user',
  email: 'ana@example.ro',
  displayName: 'Ana Pop',
  nameFolded: 'ana pop',
  sellerType: 'private',
  blocked: false,
  trusted: false,
  acceptedListings: 0,
  createdAt: sampleNow,
  updatedAt: sampleNow,
};

export const sampleCompanyUser: UserFields = {
  ...sampleUser,
  email: 'birou@example.ro',
  displayName: 'Lumina Exemplu',
  nameFolded: 'lumina exemplu srl',
  phone: '0712345678',
  sellerType: 'company',
  company: { name: 'Lumina Exemplu SRL', cui: '18547290' },
  localityId: 'sibiu',
};

const sampleIdentity: CompanyIdentity = {
  tradeRegister: 'J32/123/2019',
  address: 'Str. Fabricii nr. 12, Sibiu',
  authorisations: { itp: 'SB-0123', towing: 'LT 4567/2024' },
};

export const validUsers: readonly (readonly [string, UserFields])[] = [
  ['a new person', sampleUser],
  ['a company with phone and place', sampleCompanyUser],
  [
    'a company with hours that shows its phone',
    withField(
      withField(sampleCompanyUser, 'company.hours', { mon: { from: '09:00', to: '18:00' } }),
      'company.showsPhone',
      true,
    ) as UserFields,
  ],
  [
    'a company with its register number, seat and authorisations',
    withField(sampleCompanyUser, 'company.identity', sampleIdentity) as UserFields,
  ],
];

const person = sampleUser as Record<string, unknown>;
const company = sampleCompanyUser as Record<string, unknown>;

export const invalidUsers: readonly Case[] = [
  ...[
    'role',
    'email',
    'displayName',
    'nameFolded',
    'sellerType',
    'blocked',
    'trusted',
    'acceptedListings',
    'createdAt',
    'updatedAt',
  ].map((field): Case => [`a user without ${field}`, withField(person, field, undefined)]),
  ['a user with a field nobody knows', { ...person, premium: true }],
  ['an unknown role', { ...person, role: 'owner' }],
  ['an e-mail without a domain', { ...person, email: 'ana@example' }],
  ['an e-mail with a space', { ...person, email: 'ana pop@example.ro' }],
  ['a name below the limit', { ...person, displayName: 'A' }],
  ['a name over the limit', { ...person, displayName: 'x'.repeat(limits.DISPLAY_NAME_MAX + 1) }],
  ['a phone with letters', { ...person, phone: '07123abc78' }],
  ['a phone as typed, not as stored', { ...person, phone: '+40 712 345 678' }],
  ['an unknown kind of seller', { ...person, sellerType: 'dealer' }],
  ['a company without its data', withField(company, 'company', undefined)],
  ['a company without a fiscal code', withField(company, 'company.cui', undefined)],
  ['a fiscal code with letters', withField(company, 'company.cui', 'RO18547290')],
  [
    'a company name over the limit',
    withField(company, 'company.name', 'x'.repeat(limits.COMPANY_NAME_MAX + 1)),
  ],
  ['hours that are words', withField(company, 'company.hours', 'Luni până vineri')],
  [
    'hours that end when they begin',
    withField(company, 'company.hours', { mon: { from: '09:00', to: '09:00' } }),
  ],
  ...(
    [
      ['a register number with spaces', 'tradeRegister', 'J32 / 123 / 2019'],
      ['a register number of no register', 'tradeRegister', 'X32/123/2019'],
      ['a seat with an address of the web', 'address', 'Str. Fabricii, https://exemplu.ro'],
      ['an authorisation of an unknown kind', 'authorisations', { bank: 'AB 12' }],
      ['an authorisation with a link', 'authorisations', { itp: 'wa.me:0712' }],
    ] as const
  ).map(([what, field, value]): Case => [
    what,
    withField(company, 'company.identity', { ...sampleIdentity, [field]: value }),
  ]),
  ['a locality that is a number', { ...person, localityId: 7 }],
  ['a block mark that is text', { ...person, blocked: 'no' }],
  ['a negative number of accepted listings', { ...person, acceptedListings: -1 }],
  ['a creation time that is text', { ...person, createdAt: 'today' }],
];

const sampleProfile: ProfileFields = {
  displayName: 'Ana Pop',
  sellerType: 'private',
  memberSince: sampleNow,
};
const sampleCompanyProfile: ProfileFields = {
  displayName: 'Lumina Exemplu',
  sellerType: 'company',
  companyName: 'Lumina Exemplu SRL',
  companyCui: '18547290',
  memberSince: sampleNow,
};

export const validProfiles: readonly (readonly [string, ProfileFields])[] = [
  ['a private seller', sampleProfile],
  ['a company', sampleCompanyProfile],
  [
    'a company with hours and a phone',
    {
      ...sampleCompanyProfile,
      companyHours: { sat: { from: '10:00', to: '13:00' } },
      companyHasPhone: true,
      companyIdentity: sampleIdentity,
    },
  ],
];

export const invalidProfiles: readonly Case[] = [
  ...['displayName', 'sellerType', 'memberSince'].map((field): Case => [
    `a profile without ${field}`,
    withField(sampleProfile, field, undefined),
  ]),
  ['a profile with an e-mail', { ...sampleProfile, email: 'ana@example.ro' }],
  [
    'a profile name over the limit',
    { ...sampleProfile, displayName: 'x'.repeat(limits.DISPLAY_NAME_MAX + 1) },
  ],
  [
    'a company profile without a company name',
    withField(sampleCompanyProfile, 'companyName', undefined),
  ],
  ['a company profile with a wrong fiscal code', { ...sampleCompanyProfile, companyCui: 'abc' }],
  [
    'a private seller under a company name',
    { ...sampleProfile, companyName: 'Lumina Exemplu SRL' },
  ],
  [
    'a private seller with a register number',
    { ...sampleProfile, companyIdentity: sampleIdentity },
  ],
  ['a private seller with a phone', { ...sampleProfile, companyHasPhone: true }],
  ['a company whose phone stands in it', { ...sampleCompanyProfile, phone: '0712345678' }],
  ['a membership date that is text', { ...sampleProfile, memberSince: '2026' }],
];
