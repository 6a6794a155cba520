import { userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { roles as everybody, type RuleCase } from '../../RuleCase';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import type { UserFields } from '@anunturi/shared-domain/people/user';

/** profiles/{uid}. */
export function profileTable(now: Date): RuleCase[] {
  const path = `profiles/${seller}`;
  return [
    ...matrix({
      name: 'a profile',
      path,
      document: toProfile(userOf(seller, now) as UserFields),
      owner: seller,
      acts: { get: { may: everybody } },
    }),
  ];
}
