import { toNameFolded, toPersonFolded, type UserFields } from '@anunturi/shared-domain/people/user';
import type { Person } from './data/Person';
import type { County } from './county/createCounty';
import { daysBefore } from './toListing';

/** The `users` document of an invented person who had so many listings accepted. */
export function toUser(
  county: County,
  person: Person,
  now: Date,
  acceptedListings: number,
): UserFields {
  const names = { displayName: person.name, company: person.company };
  const personFolded = toPersonFolded(names);
  return {
    role: person.role ?? 'user',
    email: person.email,
    displayName: person.name,
    nameFolded: toNameFolded(names),
    ...(personFolded && { personFolded }),
    ...(person.phone && { phone: person.phone }),
    sellerType: person.company ? 'company' : 'private',
    ...(person.company && { company: person.company }),
    ...(person.company && person.trusted && { companyConfirmedAt: daysBefore(now, 5) }),
    localityId: county.localityIdOf(county.fill(person.locality)),
    blocked: false,
    trusted: person.trusted ?? false,
    acceptedListings,
    createdAt: daysBefore(now, person.memberForDays),
    updatedAt: daysBefore(now, Math.min(person.memberForDays, 5)),
  };
}
