import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import { identityNames, type TypedIdentity } from './typedIdentity';
import { hourNames, type TypedHours } from './typedHours';
import { PROFILE_WORDS_PREFIX } from '@anunturi/shared-contract/page/sessionStorageKeys';

/** The fields of a profile as they are typed. */
export type ProfileFields = TypedHours &
  TypedIdentity & {
    displayName: string;
    sellerType: 'private' | 'company';
    companyName: string;
    cui: string;
    /** `da` or nothing. */
    showsPhone: string;
    phone: string;
    localityId: string;
  };

const shape = {
  ...(Object.fromEntries(identityNames.map((name) => [name, 'string'])) as Record<
    keyof TypedIdentity,
    'string'
  >),
  ...(Object.fromEntries(hourNames.map((name) => [name, 'string'])) as Record<
    keyof TypedHours,
    'string'
  >),
  displayName: 'string',
  sellerType: 'string',
  companyName: 'string',
  cui: 'string',
  showsPhone: 'string',
  phone: 'string',
  localityId: 'string',
} as const;

/** What a person has typed into the profile and not saved, kept in this tab: the end of a session or a reload loses nothing. */
const typed = (uid: string) =>
  deviceStore(
    PROFILE_WORDS_PREFIX + uid,
    (found) =>
      isShaped<ProfileFields>(found, shape) && ['private', 'company'].includes(found.sellerType)
        ? found
        : null,
    'sessionStorage',
  );

export const readTypedProfile = (uid: string): ProfileFields | null => typed(uid).get();

/** Null forgets it. */
export const keepTypedProfile = (uid: string, fields: ProfileFields | null): void =>
  void typed(uid).set(fields);
