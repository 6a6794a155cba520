import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hash,
  randomBytes,
} from 'node:crypto';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TIME_BYTES = 4;
const NETWORK_BYTES = 8;
const RELEASE_BYTES = 6;
/** What a tab that stands open longer tells moves no release any more. */
const VALID_MS = 60 * 60_000;

/** A page that this site sent: when, to which network, and with which releases. */
export type Visit = {
  /** Another one for each page that was sent. */
  id: string;
  atMs: number;
  network: string;
  hasRelease: (name: string, version: string) => boolean;
};

/**
 * Seals, for each page that is sent, when, to whom and with which releases, so that a browser can show what it was served and
 * nobody can write or read it. `secret` is the same on all servers of a site; without it only the one that sent a page knows
 * it again.
 */
export function createVisitTokens({
  secret,
  now,
}: {
  secret?: string | undefined;
  now: () => Date;
}) {
  const key = secret ? createHash('sha256').update(secret).digest() : randomBytes(32);
  const networkOf = (address: string) =>
    createHmac('sha256', key).update(address).digest().subarray(0, NETWORK_BYTES);

  return {
    /** A network, as nobody can read it who has not the secret. */
    markOf: (network: string) => networkOf(network).toString('base64url'),
    /** `address`: of the network that asks for the page. */
    issue(address: string, registry: RemoteRegistry): string {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUInt32BE(Math.floor(now().getTime() / 1000));
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const sealed = cipher.update(Buffer.concat([time, networkOf(address), releasesOf(registry)]));
      cipher.final();
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Null for what this site did not write, or wrote long ago. */
    read(token: string): Visit | null {
      const bytes = Buffer.from(token, 'base64url');
      const opened = open(bytes, key);
      if (!opened) return null;
      const atMs = opened.readUInt32BE(0) * 1000;
      const ageMs = now().getTime() - atMs;
      if (ageMs > VALID_MS || ageMs < -VALID_MS) return null; // servers' clocks differ
      const releases = opened.subarray(TIME_BYTES + NETWORK_BYTES);
      return {
        id: bytes.toString('base64url', 0, IV_BYTES),
        atMs,
        network: opened.toString('base64url', TIME_BYTES, TIME_BYTES + NETWORK_BYTES),
        hasRelease(name, version) {
          const wanted = markOf(name, version);
          for (let at = 0; at < releases.length; at += RELEASE_BYTES)
            if (releases.subarray(at, at + RELEASE_BYTES).equals(wanted)) return true;
          return false;
        },
      };
    },
  };
}

function open(bytes: Buffer, key: Buffer): Buffer | null {
  if (bytes.length < IV_BYTES + TAG_BYTES + TIME_BYTES + NETWORK_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    decipher.final();
    return opened;
  } catch {
    return null; // somebody else wrote it
  }
}

const markOf = (name: string, version: string) =>
  hash('sha256', `${name} ${version}`, 'buffer').subarray(0, RELEASE_BYTES);

/** The registry of pages stays the same object until something is released. */
const known = new WeakMap<RemoteRegistry, Buffer>();

function releasesOf(registry: RemoteRegistry): Buffer {
  const bytes =
    known.get(registry) ??
    Buffer.concat(
      Object.values(registry.remotes).map(({ name, version }) => markOf(name, version)),
    );
  known.set(registry, bytes);
  return bytes;
}
