import {
  createHash,
  createHmac,
  createPublicKey,
  sign as signWith,
  timingSafeEqual,
  verify as verifyWith,
  type KeyObject,
} from 'node:crypto';

export type Claims = Record<string, unknown>;

/** A public key as a JSON Web Key set lists it. */
export type PublishedKey = Record<string, unknown> & { kid: string; alg: 'RS256'; use: 'sig' };

/** Signs and checks compact JWTs. */
export type Signer = {
  /** With the secret (HS256): for tokens that only this installation reads. */
  sign(claims: Claims): string;
  /** With the key pair (RS256), as Google signs ID tokens: anyone with the published key can check it. */
  signIdToken(claims: Claims): string;
  /** The claims when the signature is ours, otherwise null; times are not looked at. */
  verify(token: string): Claims | null;
  publishedKeys(): PublishedKey[];
};

/** `idTokenKey` is asked for at the first ID token. */
export function createSigner(secret: Buffer, idTokenKey: () => KeyObject): Signer {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest();
  let opened: ReturnType<typeof openPair> | undefined;
  const pair = () => (opened ??= openPair(idTokenKey()));
  return {
    sign(claims) {
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
      return `${text}.${mac(text).toString('base64url')}`;
    },
    signIdToken(claims) {
      const { privateKey, kid } = pair();
      const text = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claims)}`;
      return `${text}.${signWith('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    verify(token) {
      const [head, body, signature, more] = token.split('.');
      if (!head || !body || !signature || more !== undefined) return null;
      const text = `${head}.${body}`;
      const given = Buffer.from(signature, 'base64url');
      switch (decode(head)?.alg) {
        case 'HS256': {
          const wanted = mac(text);
          if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
          return decode(body);
        }
        case 'RS256':
          return verifyWith('sha256', Buffer.from(text), pair().publicKey, given)
            ? decode(body)
            : null;
        default:
          return null;
      }
    },
    publishedKeys: () => [pair().published],
  };
}

function openPair(privateKey: KeyObject) {
  const publicKey = createPublicKey(privateKey);
  const der = publicKey.export({ format: 'der', type: 'spki' });
  const kid = createHash('sha256').update(der).digest('hex').slice(0, 40);
  const jwk = publicKey.export({ format: 'jwk' });
  const published: PublishedKey = { ...jwk, kid, alg: 'RS256', use: 'sig' };
  return { privateKey, publicKey, kid, published };
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
