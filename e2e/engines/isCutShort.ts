import { createHash } from 'node:crypto';

/**
 * Whether a fault is Firefox's word on the hash of a file that it had not whole, because its page was left: the bytes that it names are
 * not those that the server has. Where the hash of a file is really wrong, they are.
 */
export async function isCutShort(fault: string): Promise<boolean> {
  const [, url, computed] =
    /integrity attribute match .*“(http[^”]+)”.*computed hash is “([^”]+)”/s.exec(fault) ?? [];
  if (!url) return false;
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return createHash('sha256').update(bytes).digest('base64') !== computed;
}
