import type { Caller, JsonObject } from './vectors';

/** An unsigned token for a user, `Bearer owner` for an administrator, nothing for nobody. */
export function authHeaders(as: Caller | undefined, project: string): Record<string, string> {
  if (as === null || as === undefined) return {};
  if (as === 'owner') return { authorization: 'Bearer owner' };
  if ('rawToken' in as) return { authorization: `Bearer ${as.rawToken}` };
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: 1,
    exp: 4000000000,
    auth_time: 1,
    sub: as.uid,
    user_id: as.uid,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...as.claims,
  };
  return {
    authorization: `Bearer ${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims)}.`,
  };
}

const base64url = (value: JsonObject) => Buffer.from(JSON.stringify(value)).toString('base64url');
