import type { ProfileFields } from '@anunturi/shared-domain/people/profile';
import { toNameFolded, type UserFields } from '@anunturi/shared-domain/people/user';
import type { Person } from './data/people';
import type { County } from './county/createCounty';
import { daysBefore } from './toListing';

/** The `users` document of an invented person who had so many listings accepted. */
export function toUser(
  county: County,
  person: Person,
  now: Date,
  acceptedListings: number,
): UserFields {
  return {
    role: person.admin ? 'admin' : 'user',
    email: person.email,
    displayName: person.name,
    nameFolded: toNameFolded({ displayName: person.name, company: person.company }),
    ...(person.phone && { phone: person.phone }),
    sellerType: person.company ? 'company' : 'private',
    ...(person.company && { company: person.company }),
    localityId: county.localityIdOf(county.fill(person.locality)),
    blocked: false,
    trusted: person.trusted ?? false,
    acceptedListings,
    createdAt: daysBefore(now, person.memberForDays),
    updatedAt: daysBefore(now, Math.min(person.memberForDays, 5)),
  };
}

/** What anyone may know of the same person. */
export function toProfile(person: Person, now: Date): ProfileFields {
  return {
    displayName: person.name,
    sellerType: person.company ? 'company' : 'private',
    ...(person.company && { companyName: person.company.name, companyCui: person.company.cui }),
    memberSince: daysBefore(now, person.memberForDays),
  };
}
