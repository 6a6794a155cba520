import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's parameters; memory is 128 * N * r bytes for each computation. */
export type PasswordCost = { N: number; r: number; p: number };

/** 32 MiB and about a tenth of a second. */
export const strongCost: PasswordCost = { N: 2 ** 15, r: 8, p: 2 };
/** For test runs, and for passwords that are published: no hash hides those. */
export const quickCost: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

/** `scrypt$N$r$p$salt$hash`, with a new salt. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/** Whether the password is the hashed one; without a hash the same time passes and the answer is false. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = (stored ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !hash) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const wanted = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** At most two at a time: a flood of sign-ins waits its turn instead of taking memory and every thread. */
const MAX_RUNNING = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  if (running >= MAX_RUNNING) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next) next(); // hands its place over
    else running -= 1;
  }
}
