import { hash } from 'node:crypto';
import { OVERRIDE_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { Context } from 'hono';
import { describeUntil } from './describeUntil';
import type { Preview } from './readPreview';

const STYLE = `body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1f2937; background: #faf7f2 }
a { display: inline-block; padding: .625rem 0; color: #0b5d57 }
@media (prefers-color-scheme: dark) { body { color: #e5e7eb; background: #171c1b } a { color: #6fd0c6 } }`;
const STYLE_HASH = `'sha256-${hash('sha256', STYLE, 'base64')}'`;

/** A page of its own, without a script: what a preview is, and the link that opens it. */
export function askFirst(c: Context, { name, version, untilMs }: Preview): Response {
  const token = encodeURIComponent(c.req.query(OVERRIDE_PARAM) ?? '');
  // Of the release and the token only letters, digits, dots and dashes come this far.
  const html = `<!doctype html>
<html lang="ro"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Previzualizare</title><style>${STYLE}</style>
<h1>Previzualizare a părții „${name}”</h1>
<p>Versiunea ${version} nu este publicată. O vedeți numai dumneavoastră, în acest browser, până ${describeUntil(untilMs)}.</p>
<p>Codul ei lucrează cu datele adevărate ale site-ului și în numele contului cu care sunteți autentificat. Deschideți-o numai dacă știți cine v-a trimis linkul.</p>
<p><a href="?${OVERRIDE_PARAM}=${token}">Deschideți previzualizarea</a></p>
<p><a href="/">Înapoi la site</a></p>
</html>`;
  return c.html(html, 200, {
    'cache-control': 'private, no-store',
    'content-security-policy': `default-src 'none'; style-src ${STYLE_HASH}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
  }) as Response;
}
