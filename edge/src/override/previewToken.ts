import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const previewSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Of its `remote.json`, which names the hash of every file. */
  integrity: z.string(),
  /** Milliseconds since 1970. */
  untilMs: z.int(),
});

/** One published build of a remote that is not live, for whom the link was given to, until a time. */
export type PreviewToken = z.infer<typeof previewSchema>;

const TOKEN = /^([\w-]+)\.([\w-]+)$/;

const sealOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`preview ${text}`).digest();

/** What a link carries: nobody without the secret can write one, or make one last longer. */
export function writePreviewToken(preview: PreviewToken, secret: string): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${sealOf(text, secret).toString('base64url')}`;
}

/** What names a link that is taken back, and opens nothing. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url');

/** Null for what was not written with the secret, or is over. */
export function readPreviewToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): PreviewToken | null {
  const [, text = '', seal = ''] = TOKEN.exec(token) ?? [];
  const own = sealOf(text, secret);
  const shown = Buffer.from(seal, 'base64url');
  if (!text || shown.length !== own.length || !timingSafeEqual(shown, own)) return null;
  const preview = previewSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return preview.untilMs > now.getTime() ? preview : null;
}
