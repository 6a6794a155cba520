import type { AccountStore } from './AccountStore';
import { hashPassword, quickCost, verifyPassword, type PasswordCost } from './passwords';
import { newAccount } from './signUp';
import { validAfterChange } from './tokens';

export type NewUser = {
  uid: string;
  email: string;
  password: string;
  /** Whether everybody may know the password. */
  isPublished?: boolean;
  emailVerified?: boolean;
  displayName?: string;
  claims?: Record<string, unknown>;
  /** When it was made; now unless told. */
  madeAt?: Date;
};

/** What the seed and scripts do with accounts in process; every call may be repeated. */
export function createAccountsAdmin(
  store: AccountStore,
  strong: PasswordCost,
  now: () => number = Date.now,
) {
  return {
    /** Makes the account, or makes an existing one of that uid equal to what is given. @throws Error when another account has the e-mail */
    async createUser({ uid, password, isPublished, madeAt, ...user }: NewUser): Promise<void> {
      const cost = isPublished ? quickCost : strong;
      const email = user.email.trim().toLowerCase();
      const given = {
        email,
        emailVerified: user.emailVerified ?? false,
        displayName: user.displayName ?? null,
        claims: user.claims ?? {},
      };
      const existing = store.findByUid(uid);
      const sameEmail = store.findByEmail(email);
      if (sameEmail && sameEmail.uid !== uid)
        throw new Error(`Another account already has the e-mail of ${uid}.`);
      if (!existing) {
        store.insert(
          newAccount(
            { uid, ...given, passwordHash: await hashPassword(password, cost) },
            madeAt?.getTime() ?? now(),
          ),
        );
        return;
      }
      const same = await verifyPassword(password, existing.passwordHash, cost);
      const renewed = same
        ? {}
        : {
            passwordHash: await hashPassword(password, cost),
            passwordUpdatedAt: now(),
            validSinceS: validAfterChange(existing, now()),
          };
      store.update(uid, { ...given, ...renewed });
    },
    /** The uid of the account with an e-mail, null when there is none. */
    findUid: (email: string): string | null =>
      store.findByEmail(email.trim().toLowerCase())?.uid ?? null,
    /** As if its person had followed the link of the e-mail. @throws Error when there is no such account */
    confirmEmail(email: string): void {
      const account = store.findByEmail(email.trim().toLowerCase());
      if (!account || !store.update(account.uid, { emailVerified: true }))
        throw new Error(`There is no account of ${email}.`);
    },
    /** Custom claims beside those that are there, in every token from now on. @throws Error when there is no such account */
    addClaims(uid: string, claims: Record<string, unknown>): void {
      const account = store.findByUid(uid);
      if (!account) throw new Error(`There is no account ${uid}.`);
      store.update(uid, { claims: { ...account.claims, ...claims } });
    },
    /** A disabled account cannot sign in and its tokens are refused at once. @throws Error when there is none */
    setDisabled(uid: string, disabled: boolean): void {
      if (!store.update(uid, { disabled })) throw new Error(`There is no account ${uid}.`);
    },
  };
}
