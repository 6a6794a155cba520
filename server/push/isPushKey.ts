import { createECDH } from 'node:crypto';

const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** Whether keys are those of a browser's subscription: a point of P-256 and a secret, as base64url. With others nothing is encrypted. */
export function isPushKey({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES) return false; // a compressed one is of the curve, too
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
  } catch {
    return false; // no point of the curve
  }
  return Buffer.from(auth, 'base64url').length === SECRET_BYTES;
}
