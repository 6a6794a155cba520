import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { Context } from 'hono';
import { documentsAddress } from '@anunturi/shared-auth/firestore-rest/documentsAddress';
import { restDocumentSchema } from '@anunturi/shared-domain/site/restDocumentSchema';

const WITHIN_MS = 2000;
const BEARER = /^Bearer (\S{1,4096})$/;

/**
 * Whether who asks may read what the server knows of itself: a caller on this machine (not one that a proxy brings), who
 * shows the server's own token, or an administrator by their session, which the database checks.
 */
export function createDetailsGuard({
  firebase,
  statusToken,
}: {
  firebase: FirebaseConfig;
  statusToken?: string;
}): (c: Context) => Promise<boolean> {
  const token = statusToken?.trim(); // stores of secrets keep the end of line that they were given
  return async (c) => {
    const shown = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    if (shown === undefined) return isFromHere(c);
    return (token && isSame(shown, token)) || isAdministrator(firebase, shown);
  };
}

function isFromHere(c: Context): boolean {
  if (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) return false;
  if (!c.env) return false; // no socket
  const { address = '' } = getConnInfo(c).remote;
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** The database lets people read their own document only, in a session that has proved what it must; nobody writes their own role. */
async function isAdministrator(firebase: FirebaseConfig, idToken: string): Promise<boolean> {
  const [, uid] =
    /"user_id":"([\w-]{1,128})"/.exec(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
    ) ?? [];
  if (!uid) return false;
  try {
    const answer = await fetch(`${documentsAddress(firebase)}/users/${uid}`, {
      headers: { authorization: `Bearer ${idToken}` },
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!answer.ok) return false;
    const { fields } = restDocumentSchema.parse(await answer.json());
    return fields.role?.stringValue === 'admin' && fields.secondFactorSessions !== undefined;
  } catch (error) {
    console.error('Whether an administrator asks could not be found out.', error);
    return false;
  }
}
