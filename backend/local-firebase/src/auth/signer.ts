import { createHmac, timingSafeEqual } from 'node:crypto';

export type Claims = Record<string, unknown>;

/** Signs and checks compact JWTs with one secret (HS256). */
export type Signer = {
  sign(claims: Claims): string;
  /** The claims when the signature is ours and the header says HS256, otherwise null; times are not looked at. */
  verify(token: string): Claims | null;
};

const header = encode({ alg: 'HS256', typ: 'JWT' });

export function createSigner(key: Buffer): Signer {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign(claims) {
      const text = `${header}.${encode(claims)}`;
      return `${text}.${mac(text).toString('base64url')}`;
    },
    verify(token) {
      const [head, body, signature, more] = token.split('.');
      if (!head || !body || !signature || more !== undefined) return null;
      if (decode(head)?.alg !== 'HS256') return null;
      const given = Buffer.from(signature, 'base64url');
      const wanted = mac(`${head}.${body}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return decode(body);
    },
  };
}

/** Header and claims of a JWT, unchecked; null when it is none. */
export function decodeUnchecked(
  token: string,
): { header: Claims; claims: Claims; signature: string } | null {
  const [head, body, signature, more] = token.split('.');
  if (!head || !body || signature === undefined || more !== undefined) return null;
  const header = decode(head);
  const claims = decode(body);
  return header && claims ? { header, claims, signature } : null;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Claims)
      : null;
  } catch {
    return null; // not JSON: the caller says "not a token"
  }
}
