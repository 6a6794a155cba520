const POINT_BYTES = 65;
const SECRET_BYTES = 16;
const UNCOMPRESSED = 4;

/** Whether keys are those of a browser's subscription: a point of P-256 and a secret, as base64url. */
export function isPushKey({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  return (
    point.length === POINT_BYTES &&
    point[0] === UNCOMPRESSED &&
    Buffer.from(auth, 'base64url').length === SECRET_BYTES
  );
}
