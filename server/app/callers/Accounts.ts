import { randomBytes } from 'node:crypto';
import type { Role } from '@anunturi/shared-domain/people/roles';
import { createGoogleToken } from '../data/createGoogleToken';
import type { FirestorePlace } from '../data/openFirestore';

const IDENTITY = 'https://identitytoolkit.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

/** Sessions that began before `validSince` are over: the password or the address was changed, or they were ended. */
export type Standing = {
  createdAt: Date;
  validSince: Date;
  passwordUpdatedAt: Date;
  email?: string;
};

/**
 * Accounts of Firebase Auth as trusted code handles them: the admin routes of Identity Toolkit, on Google with the container's
 * default credentials, on the embedded Firebase with its service token. Everything may be done again.
 */
export class Accounts {
  private readonly base: string;
  private readonly googleToken = createGoogleToken(SCOPE, 'Identity Toolkit');

  constructor(private readonly place: FirestorePlace) {
    const { embedded, projectId } = place;
    const origin = embedded ? `${embedded.origin}/identitytoolkit.googleapis.com` : IDENTITY;
    this.base = `${origin}/v1/projects/${projectId}/`;
  }

  /** Ends every session that began before: no refresh token of it gives another ID token. What is over stays over. */
  async endSessions(uid: string, before: Date): Promise<void> {
    const standing = await this.read(uid);
    if (Number(standing?.validSince ?? 0) * 1000 >= before.getTime()) return;
    const validSince = String(Math.floor(before.getTime() / 1000));
    await this.call('accounts:update', { localId: uid, validSince }, ['USER_NOT_FOUND']);
  }

  /** One that is gone already is what was wanted. */
  async delete(uid: string): Promise<void> {
    await this.call('accounts:delete', { localId: uid }, ['USER_NOT_FOUND']);
  }

  /** What Firebase Auth keeps of an account, without what only it needs; null when there is none. */
  async read(uid: string): Promise<Record<string, unknown> | null> {
    const answer = await this.call('accounts:lookup', { localId: [uid] }, ['USER_NOT_FOUND']);
    const [found] = (answer as { users?: Record<string, unknown>[] } | null)?.users ?? [];
    if (!found) return null;
    const { passwordHash: _hash, salt: _salt, version: _version, ...account } = found;
    return account;
  }

  /** The account that has an address and never confirmed it; null when there is none. */
  async findUnconfirmed(address: string): Promise<{ uid: string; email: string } | null> {
    const expected = ['USER_NOT_FOUND', 'INVALID_EMAIL', 'EMAIL_NOT_FOUND'];
    const answer = await this.call('accounts:lookup', { email: [address] }, expected);
    const [found] = (answer as { users?: Record<string, unknown>[] } | null)?.users ?? [];
    const { localId, email, emailVerified } = found ?? {};
    if (typeof localId !== 'string' || typeof email !== 'string' || emailVerified === true)
      return null;
    return { uid: localId, email };
  }

  /** What decides whether a session stands; null when there is no such account, or it is disabled. */
  async standing(uid: string): Promise<Standing | null> {
    const account = await this.read(uid);
    if (!account || account.disabled === true) return null;
    const { email, passwordUpdatedAt, createdAt } = account;
    return {
      createdAt: new Date(Number(createdAt ?? 0)),
      validSince: new Date(Number(account.validSince ?? 0) * 1000),
      passwordUpdatedAt: new Date(Number(passwordUpdatedAt ?? 0)),
      ...(typeof email === 'string' && { email }),
    };
  }

  /**
   * Takes the password away: nobody signs in until a new one is set by a link to the account's address, which is sent. With an
   * `address`, which its reader has proved, that one is the account's from then on; where another account has it, no link is sent.
   */
  async forceNewPassword(uid: string, address?: string): Promise<void> {
    const account = await this.read(uid);
    const email = address ?? account?.email;
    if (!account || typeof email !== 'string') return;
    const password = randomBytes(32).toString('base64url');
    await this.call('accounts:update', { localId: uid, password }, ['USER_NOT_FOUND']);
    const moved = { localId: uid, email, emailVerified: true };
    if (address && !(await this.call('accounts:update', moved, ['USER_NOT_FOUND', 'EMAIL_EXISTS'])))
      return;
    const reset = { requestType: 'PASSWORD_RESET', email };
    await this.call('accounts:sendOobCode', reset, ['EMAIL_NOT_FOUND']);
  }

  /** What the ID tokens of an account say of its person's role, from the next refresh on; other claims stay. */
  async setRoleClaim(uid: string, role: Role): Promise<void> {
    const account = await this.read(uid);
    if (!account) return;
    const { role: _before, ...claims } = JSON.parse(String(account.customAttributes ?? '{}')) as {
      role?: unknown;
    };
    const customAttributes = JSON.stringify(role === 'user' ? claims : { ...claims, role });
    await this.call('accounts:update', { localId: uid, customAttributes }, ['USER_NOT_FOUND']);
  }

  /** @throws Error for every answer but success and the expected failures */
  private async call(name: string, body: object, expected: readonly string[]): Promise<unknown> {
    const { embedded } = this.place;
    const request = new Request(this.base + name, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${embedded?.serviceToken ?? (await this.googleToken())}`,
      },
      body: JSON.stringify(body),
    });
    const response = await (embedded?.fetch ?? fetch)(request);
    const answer = (await response.json()) as { error?: { message?: string } };
    if (response.ok) return answer;
    const message = answer.error?.message ?? String(response.status);
    if (expected.some((code) => message.startsWith(code))) return null;
    throw new Error(`${name}: ${message}`);
  }
}
