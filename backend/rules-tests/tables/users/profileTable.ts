import { userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { claimsOf, other, seller } from '../../people';
import { roles as everybody, type RuleCase } from '../../RuleCase';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import type { UserFields } from '@anunturi/shared-domain/people/user';

/** profiles/{uid}. */
export function profileTable(now: Date): RuleCase[] {
  const path = `profiles/${seller}`;
  const remove = { act: { write: [{ delete: path }] } };
  return [
    ...matrix({
      name: 'a profile',
      path,
      document: toProfile(userOf(seller, now) as UserFields),
      owner: seller,
      acts: { get: { may: everybody } },
    }),
    {
      ...remove,
      what: 'delete the profile and stay',
      as: seller,
      claims: claimsOf(seller),
      may: false,
    },
    {
      ...remove,
      what: 'delete the profile of a deleted account of another',
      as: other,
      claims: claimsOf(other),
      may: false,
      world: { [`users/${seller}`]: null },
    },
    {
      ...remove,
      what: 'delete the profile of an account that is gone',
      as: seller,
      claims: claimsOf(seller),
      may: true,
      world: { [`users/${seller}`]: null },
    },
  ];
}
