import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { toPuzzle } from '@anunturi/shared-domain/commands/CommandAnswer';

/** So many hashes in a go: the page stays alive in between. */
const AT_ONCE = 2000;

/** Solves the puzzle of a call whose network is unusually busy: the number whose hash begins with `bits` zero bits. */
export async function doWork(
  { command, key, body }: { command: string; key: string; body: string },
  bits: number,
): Promise<string> {
  const start = sha256.create().update(toPuzzle(command, key, bytesToHex(sha256(body))));
  for (let answer = 0; ; answer += 1) {
    const hash = start.clone().update(String(answer)).digest();
    if (Math.clz32(new DataView(hash.buffer, hash.byteOffset).getUint32(0)) >= bits)
      return String(answer);
    if (answer % AT_ONCE === AT_ONCE - 1) await new Promise((resume) => setTimeout(resume));
  }
}
