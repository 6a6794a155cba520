import { createPublicKey, verify } from 'node:crypto';
import { signatureSchema } from '@anunturi/shared-contract/registry/signatureSchema';

/**
 * Why a statement of the registry is not signed as it must be: by one of these keys, over every field but the signature. Null when
 * it is, or when nobody asks for a signature.
 */
export function signatureFault(statement: unknown, keys?: readonly string[]): string | null {
  if (!keys) return null;
  const { data } = signatureSchema.safeParse((statement as { signature?: unknown }).signature);
  if (!data) return 'is not signed';
  if (!keys.includes(data.key)) return 'is signed by a key that is not granted';
  const isRight = verify(
    null,
    Buffer.from(signedText(statement as object)),
    publicKeyOf(data.key),
    Buffer.from(data.value, 'base64'),
  );
  return isRight ? null : 'is not what was signed';
}

/** What a signature is made of: all fields but itself as JSON, the keys of each object in order. */
export function signedText(statement: object): string {
  const { signature: _itself, ...signed } = statement as { signature?: unknown };
  return JSON.stringify(signed, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

const publicKeyOf = (key: string) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.replace(/^ed25519:/, '') },
    format: 'jwk',
  });
