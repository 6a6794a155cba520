import { createHash } from 'node:crypto';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
/** What stands for no password (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const RIGHTS = -4;

/** RC4, which Node no longer has. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + state[at]! + key[at % key.length]!) & 255;
    swap(at, other);
  }
  let [one, other] = [0, 0];
  return data.map((byte) => {
    one = (one + 1) & 255;
    other = (other + state[one]!) & 255;
    swap(one, other);
    return byte ^ state[(state[one]! + state[other]!) & 255]!;
  });
}

export type Rc4 = {
  /** Bytes of the key. */
  keyBytes: number;
  /** 2: RC4 of 40 bits, 3: longer keys, 4: crypt filters. */
  revision: 2 | 3 | 4;
  /** The file's identity, none of it, or one that is no string. */
  id?: string;
  password?: string;
  /** The owner's password is empty; otherwise nobody knows it. */
  isOwnerless?: true;
  /** The length as the crypt filter says it. */
  filterLength?: number;
};

/** What stands for the owner's password, an empty one: the user's password, encrypted (ISO 32000-1, algorithm 3). */
function emptyOwner({ keyBytes, revision }: Rc4, padded: Uint8Array): Uint8Array {
  let digest = md5(PADDING);
  if (revision > 2) for (let time = 0; time < 50; time += 1) digest = md5(digest);
  const key = digest.subarray(0, keyBytes);
  let owner = padded;
  for (let round = 0; round < (revision === 2 ? 1 : 20); round += 1)
    owner = rc4(
      key.map((byte) => byte ^ round),
      owner,
    );
  return owner;
}

/** The standard security handler with RC4: its dictionary, and what encrypts the content of an object. */
export function encryptRc4(how: Rc4) {
  const { keyBytes, revision, id = '', password = '', filterLength } = how;
  const padded = Buffer.concat([bytes(password), PADDING]).subarray(0, 32);
  const owner = how.isOwnerless ? emptyOwner(how, padded) : bytes('O'.repeat(32));
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(RIGHTS);
  const identity = bytes(id);
  let key = md5(padded, owner, rights, identity).subarray(0, keyBytes);
  if (revision > 2) for (let time = 0; time < 50; time += 1) key = md5(key).subarray(0, keyBytes);
  let user: Uint8Array = revision === 2 ? rc4(key, PADDING) : md5(PADDING, identity);
  if (revision > 2)
    for (let round = 0; round < 20; round += 1)
      user = rc4(
        key.map((byte) => byte ^ round),
        user,
      );
  const hex = (data: Uint8Array) => `<${Buffer.from(data).toString('hex')}>`;
  const filters = `/CF << /StdCF << /AuthEvent /DocOpen /CFM /V2 /Length ${filterLength ?? keyBytes} >> >> /StmF /StdCF /StrF /StdCF`;
  const version = { 2: 1, 3: 2, 4: 4 }[revision];
  const dict = `<< /Filter /Standard /V ${version} /R ${revision} /Length ${keyBytes * 8} /P ${RIGHTS} /O ${hex(owner)} /U ${hex(Buffer.concat([user, Buffer.alloc(32)]).subarray(0, 32))} ${revision === 4 ? filters : ''} >>`;
  // With crypt filters a shorter key is followed by zeros.
  const whole = revision === 4 ? Buffer.concat([key, Buffer.alloc(16 - keyBytes)]) : key;
  const encrypt = (object: number, data: string): string => {
    const salt = Buffer.from([object & 255, (object >> 8) & 255, 0, 0, 0]);
    const own = md5(whole, salt).subarray(0, Math.min(whole.length + 5, 16));
    return Buffer.from(rc4(own, bytes(data))).toString('latin1');
  };
  return { dict, encrypt };
}
