import { parseAccept } from 'hono/utils/accept';

/** How an answer may come compressed, as the asker wants it most; brotli is smaller, where both are wanted alike. `q=0` refuses. */
export function acceptedEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const asked = parseAccept(accepted);
  const wish = (encoding: string) =>
    asked.find(({ type }) => type.toLowerCase() === encoding)?.q ?? 0;
  const [brotli, gzip] = [wish('br'), wish('gzip')];
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : undefined;
}
