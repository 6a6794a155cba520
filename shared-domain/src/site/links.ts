/** Every address of the product; parts never write a path by hand. */
export * as links from './addresses';

/**
 * The asked path when it stays on this site, otherwise `fallback`; refuses other hosts, schemes, control characters
 * and the sign-in pages.
 */
export function safeRedirectPath(
  asked: string | null | undefined,
  fallback = '/dashboard',
): string {
  if (!asked || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(asked)) return fallback;
  const base = 'https://this-site.invalid';
  let url: URL;
  try {
    url = new URL(asked, base);
  } catch {
    return fallback; // not an address at all: the fallback is the answer
  }
  if (
    url.origin !== base ||
    url.pathname.startsWith('//') ||
    /^\/(login|register|al-doilea-pas)\/?$/.test(url.pathname)
  )
    return fallback;
  return url.pathname + url.search + url.hash;
}
