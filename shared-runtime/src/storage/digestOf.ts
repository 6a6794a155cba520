/**
 * SHA-256 of a file's bytes in hexadecimal, as trusted code notes it beside a kept file; undefined where the browser makes
 * none (a page that came over plain http).
 */
export async function digestOf(file: Blob): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
