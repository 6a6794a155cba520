import { createCipheriv, createHash, randomBytes } from 'node:crypto';

export type Aes256 = {
  /** 5: of Adobe's extension, 6: of ISO 32000-2. */
  revision: 5 | 6;
  /** Of the user and of the owner. */
  passwords: readonly [user: string, owner: string];
};

const IV = Buffer.alloc(16);
const sha = (bits: number, data: Uint8Array) => createHash(`sha${bits}`).update(data).digest();
function aes(
  kind: string,
  key: Uint8Array,
  iv: Uint8Array,
  data: Uint8Array,
  pads = false,
): Buffer {
  const cipher = createCipheriv(kind, key, iv).setAutoPadding(pads);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

/** ISO 32000-2, algorithm 2.B. */
function hash(revision: 5 | 6, password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = sha(256, Buffer.concat([password, salt, user]));
  if (revision === 5) return key;
  for (let round = 1; ; round += 1) {
    const once = Buffer.concat([password, key, user]);
    const many = Buffer.concat(Array.from({ length: 64 }, () => once));
    const locked = aes('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32), many);
    const rest = [...locked.subarray(0, 16)].reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha([256, 384, 512][rest]!, locked);
    if (round >= 64 && locked.at(-1)! <= round - 32) return key.subarray(0, 32);
  }
}

/** The standard security handler with AES-256: its dictionary, and what encrypts the content of an object. */
export function encryptAes256({ revision, passwords }: Aes256) {
  const key = randomBytes(32);
  const locked = (password: string, user: Buffer) => {
    const [salt, keySalt] = [randomBytes(8), randomBytes(8)];
    const own = (by: Buffer) => hash(revision, Buffer.from(password), by, user);
    const kept = Buffer.concat([own(salt), salt, keySalt]);
    return [kept, aes('aes-256-cbc', own(keySalt), IV, key)] as const;
  };
  const [user, userKey] = locked(passwords[0], Buffer.alloc(0));
  const [owner, ownerKey] = locked(passwords[1], user);
  const rights = Buffer.from('fcffffffffffffff5461646230303030', 'hex'); // all of them; metadata too
  const hex = (data: Buffer) => `<${data.toString('hex')}>`;
  const dict = `<< /Filter /Standard /V 5 /R ${revision} /Length 256 /P -4 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF /U ${hex(user)} /UE ${hex(userKey)} /O ${hex(owner)} /OE ${hex(ownerKey)} /Perms ${hex(aes('aes-256-ecb', key, Buffer.alloc(0), rights))} >>`;
  const encrypt = (_: number, data: string): string => {
    const iv = randomBytes(16);
    const content = aes('aes-256-cbc', key, iv, Buffer.from(data, 'latin1'), true);
    return Buffer.concat([iv, content]).toString('latin1');
  };
  return { dict, encrypt };
}
