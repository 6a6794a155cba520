import { html } from 'hono/html';
import type { KeptEmail } from './readEmails';

/** One e-mail as its reader sees it: both versions, and the headers once it went out. */
export function emailPage(email: KeptEmail, sent: string | null, outboxPath: string) {
  const { id, at, to, subject, text, state } = email;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
        <style>
          iframe {
            border: 1px solid;
            height: 70vh;
            width: 100%;
          }
          pre {
            overflow-x: auto;
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <main>
          <p><a href="${outboxPath}">Local messages</a></p>
          <h1>${subject}</h1>
          <p>To ${to}, ${new Date(at).toLocaleString('en-GB')}, ${state}</p>
          ${
            email.html &&
            html`<iframe
              title="As mail programs show it"
              src="${outboxPath}/${id}/html"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>`
          }
          <h2>Text</h2>
          <pre>${text}</pre>
          <h2>As it went out</h2>
          ${sent === null ? html`<p>Not yet, or by another way.</p>` : html`<pre>${sent}</pre>`}
        </main>
      </body>
    </html>`;
}

/** The e-mail's own markup; every link of it opens a page of its own. */
export const framedHtml = (markup: string): string =>
  markup.replace(/<head\b[^>]*>/i, (head) => `${head}<base target="_blank" />`);
