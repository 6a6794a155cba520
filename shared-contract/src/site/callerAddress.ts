/**
 * The address of a caller behind `hops` proxies of our own, each of which appends what it sees to X-Forwarded-For
 * (`forwardedFor`); `direct` is the other end of the socket. What stands further left was written by the caller and is
 * not believed.
 */
export function addressBehindProxies(
  forwardedFor: string | undefined,
  direct: string,
  hops: number,
): string {
  const seen = (forwardedFor ?? '').split(',').map((part) => part.trim());
  return hops === 0 ? direct : (seen.at(-hops) ?? direct) || direct;
}

/**
 * An IPv4 address, or the first bits of an IPv6 address: 64 are one network, and a household may have been given 256 of
 * them (/56) or 65536 (/48).
 */
export function toNetwork(address: string, bits: 48 | 64 = 64): string {
  const plain = address.replace(/^::ffff:/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const full = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...after];
  return full
    .slice(0, bits / 16)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
