import { profileSchema } from '@anunturi/shared-domain/people/profile';
import { invalidProfiles } from '@anunturi/shared-domain/samples/userSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { faultsOf, matrix, refusals } from '../../matrix';
import { claimsOf, company, other, seller, unregistered } from '../../people';
import { type Data, NOW, roles as everybody, type RuleCase } from '../../RuleCase';
import { fresh } from './registration';

/** profiles/{uid}. */
export function profileTable(now: Date): RuleCase[] {
  const path = `profiles/${seller}`;
  const since = daysFrom(now, -100);
  const profile = { displayName: 'Ana Pop', sellerType: 'private', memberSince: since };
  const firm = {
    displayName: 'Lumina Exemplu',
    sellerType: 'company',
    companyName: 'Lumina Exemplu SRL',
    companyCui: '18547290',
    memberSince: since,
  };
  const row = (
    what: string,
    may: boolean,
    data: Data,
    as = seller,
    target = `profiles/${as}`,
  ): RuleCase => ({
    what: `write the profile ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: { write: [{ set: target, data }] },
  });
  return [
    ...matrix({
      name: 'a profile',
      path,
      document: profile,
      owner: seller,
      acts: { get: { may: everybody }, create: { may: ['owner'] }, update: { may: ['owner'] } },
    }),
    ...refusals(
      'a profile',
      { as: seller, claims: claimsOf(seller) },
      [...faultsOf(profileSchema, profile), ...invalidProfiles],
      (data) => ({ write: [{ set: path, data }] }),
    ),
    ...refusals(
      'a company profile',
      { as: company, claims: claimsOf(company) },
      faultsOf(profileSchema, firm),
      (data) => ({ write: [{ set: `profiles/${company}`, data }] }),
    ),
    row('of a company', true, firm, company),
    row(
      'of a company as private',
      false,
      { displayName: 'Lumina Exemplu', sellerType: 'private', memberSince: since },
      company,
    ),
    row('under another name', false, { ...profile, displayName: 'Ioana Marin' }),
    {
      ...row('when blocked', false, profile),
      world: { [`users/${seller}`]: userOf(seller, now, { blocked: true }) },
    },
    row('as an older member', false, { ...profile, memberSince: daysFrom(now, -900) }),
    row('as a company without being one', false, { ...firm, displayName: 'Ana Pop' }),
    {
      ...row('in the batch that registers', true, {}),
      as: unregistered,
      claims: claimsOf(unregistered),
      act: {
        write: [
          { set: `users/${unregistered}`, data: fresh(unregistered, now) },
          {
            set: `profiles/${unregistered}`,
            data: { displayName: 'Ioan Nou', sellerType: 'private', memberSince: NOW },
          },
        ],
      },
    },
    {
      what: 'delete the profile and stay',
      as: seller,
      claims: claimsOf(seller),
      may: false,
      act: { write: [{ delete: path }] },
    },
    {
      what: 'delete the profile of a deleted account of another',
      as: other,
      claims: claimsOf(other),
      may: false,
      act: { write: [{ delete: path }] },
      world: { [`users/${seller}`]: null },
    },
    {
      what: 'delete the profile of an account that is gone',
      as: seller,
      claims: claimsOf(seller),
      may: true,
      act: { write: [{ delete: path }] },
      world: { [`users/${seller}`]: null },
    },
  ];
}
