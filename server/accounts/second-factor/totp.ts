import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Codes of one step before and after are taken: clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const toTotp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });

/** A new secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The code that an authenticator app shows at a moment: six digits. */
export const codeAt = (secret: string, now: Date): string =>
  toTotp(secret).generate({ timestamp: now.getTime() });

/** The 30-second step that a code belongs to, near `now`; undefined when it is none of this secret. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = toTotp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

/** What an authenticator app reads from a QR code (otpauth://totp/...). */
export const toAppAddress = (secret: string, email: string, siteName: string): string =>
  new TOTP({ issuer: siteName, label: email, secret: Secret.fromBase32(secret) }).toString();
