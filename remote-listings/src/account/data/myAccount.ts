import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openAuth } from '@anunturi/shared-auth/firebase';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { refreshSession } from '@anunturi/shared-auth/session';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { OpeningHours } from '@anunturi/shared-domain/people/openingHoursSchema';
import { type User, type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { type PlainDates, toPlainDates } from '@anunturi/shared-domain/site/plainDates';

export type MyAccount = PlainDates<Omit<User, 'uid'>>;
export type ProfileChange = Pick<UserFields, 'displayName' | 'sellerType'> & {
  phone?: string;
  localityId?: string;
  company?: {
    name: string;
    cui: string;
    hours?: OpeningHours;
    /** Empty texts are said no more. */
    identity?: {
      tradeRegister: string;
      address: string;
      email: string;
      pledged: boolean;
      authorisations: Record<string, string>;
    };
    showsPhone?: boolean;
  };
};

/** The person's own document, or null when there is none (an account whose deletion stopped at its last step). */
export async function readMyAccount(uid: string): Promise<MyAccount | null> {
  const user = await readDocument<UserFields>(documentPaths.user(uid), userSchema);
  return user && toPlainDates(user);
}

/**
 * Saves the person's data, what others may see of it, and the name on their listings; answers whether some of these wait for approval
 * with it. @throws MarketError with fields
 */
export async function saveProfile(change: ProfileChange): Promise<CommandResult<'editProfile'>> {
  const saved = await callCommand('editProfile', change);
  const { displayName } = change;
  const { auth, updateProfile } = await openAuth();
  if (!auth.currentUser || auth.currentUser.displayName === displayName) return saved;
  await updateProfile(auth.currentUser, { displayName });
  await refreshSession();
  return saved;
}
