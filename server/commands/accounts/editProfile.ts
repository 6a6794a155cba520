import { type CommandInput, commands } from '@anunturi/shared-domain/commands/commands';
import { isOpenAtAll } from '@anunturi/shared-domain/people/openingHours';
import {
  type OpeningHours,
  openingHoursSchema,
} from '@anunturi/shared-domain/people/openingHoursSchema';
import type { CompanyIdentity } from '@anunturi/shared-domain/people/companyIdentity';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import {
  toNameFolded,
  toPersonFolded,
  userSchema,
  type UserFields,
} from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { COMPANY_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { cuiProblem, normalizeCui } from '@anunturi/shared-domain/validators/cui';
import { isValidPhone, normalizePhone } from '@anunturi/shared-domain/validators/phone';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { Refusal, refuse } from '../../app/command/refuse';
import { signedInByOwnAddress } from '../../app/command/who';
import { nameListings } from '../../jobs/nameOnListings';
import { type GivenIdentity, readIdentity } from './readIdentity';
import { readDisplayName, readPublicName } from './readPublicName';

/** Changes what a person says of themselves, what others may know of it, and the name on their listings. */
export const editProfile = defineCommand(commands.editProfile, {
  who: signedInByOwnAddress,
  limit: perDay('profileEdits'),
  texts: {
    displayName: 'name',
    'company.name': 'name',
    'company.identity.address': 'line',
    'company.identity.authorisations': 'line',
  },
  async run({ caller, input, store, now }) {
    const { uid } = caller;
    const was = await store.get(documentPaths.user(uid), userSchema);
    if (!was) refuse('signInNeeded');
    const { phone: _phone, company: _company, localityId: _place, ...kept } = was;
    const { companyConfirmedAt, personFolded: _person, ...rest } = kept;
    const displayName = readDisplayName(input.displayName);
    const company =
      input.sellerType === 'company' ? readCompany(input.company, was.company) : undefined;
    const personFolded = toPersonFolded({ displayName, company });
    const isSameCompany =
      company?.name === was.company?.name &&
      company?.cui === was.company?.cui &&
      isSameRegister(company?.identity?.tradeRegister, was.company?.identity?.tradeRegister);
    const user = parseFields(userSchema, {
      ...rest,
      ...(caller.email !== undefined && { email: caller.email }),
      displayName,
      nameFolded: toNameFolded({ displayName, company }),
      ...(personFolded && { personFolded }),
      sellerType: input.sellerType,
      ...(company && { company }),
      // Another company has to be confirmed anew.
      ...(company && isSameCompany && companyConfirmedAt && { companyConfirmedAt }),
      ...(input.phone !== undefined && { phone: readPhone(input.phone) }),
      ...(input.localityId !== undefined && { localityId: input.localityId }),
      updatedAt: now,
    });
    // A number for everybody, like a listing's, has somebody behind it.
    const shown = toShownPhone(user);
    if (shown && shown !== toShownPhone(was) && !caller.emailVerified) refuse('emailNotVerified');
    store.set(documentPaths.user(uid), user);
    store.set(documentPaths.profile(uid), toProfile(user));
    const listingsWait = await nameListings(uid, user, store, now);
    return { ...(listingsWait && { listingsWait }) };
  },
});

/** A confirmed company may say later where it is registered, and not change it. */
const isSameRegister = (now: string | undefined, was: string | undefined) =>
  was === undefined || now === was;

/** The number that every reader of a company's page may ask for. */
const toShownPhone = ({ company, phone }: UserFields) => (company?.showsPhone ? phone : undefined);

function readCompany(
  given: CommandInput<'editProfile'>['company'],
  was: UserFields['company'],
): UserFields['company'] {
  const field = { field: 'company.name', least: 2, most: COMPANY_NAME_MAX };
  const name = readPublicName(given?.name ?? '', field);
  const cui = given?.cui ?? '';
  const words = cuiProblem(cui);
  if (words) throw new Refusal('invalidInput', words, { 'company.cui': words });
  const hours = given?.hours ? readHours(given.hours) : was?.hours;
  const identity = given?.identity
    ? readIdentity(keepUnsaid(given.identity, was?.identity))
    : was?.identity;
  return {
    name,
    cui: normalizeCui(cui),
    ...(hours && isOpenAtAll(hours) && { hours }),
    ...(identity && Object.keys(identity).length > 0 && { identity }),
    ...((given?.showsPhone ?? was?.showsPhone) && { showsPhone: true as const }),
  };
}

/** A form of an earlier release says nothing of e-mail and pledge: they stay. */
const keepUnsaid = (
  given: GivenIdentity,
  { email, pledged }: CompanyIdentity = {},
): GivenIdentity => ({
  ...given,
  email: given.email ?? email,
  pledged: given.pledged ?? pledged,
});

function readHours(given: object): OpeningHours {
  const { success, data } = openingHoursSchema.safeParse(given);
  if (success) return data;
  const words = 'Scrieți orele ca 09:00 și 18:00, două ore diferite.';
  throw new Refusal('invalidInput', words, { 'company.hours': words });
}

function readPhone(given: string): string {
  if (!isValidPhone(given)) {
    const words = 'Scrieți un număr din România, de exemplu 0712 345 678.';
    throw new Refusal('invalidInput', words, { phone: words });
  }
  return normalizePhone(given);
}
