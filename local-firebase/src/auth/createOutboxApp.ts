import { Hono } from 'hono';
import { html } from 'hono/html';
import { emailPage, framedHtml } from './emailPage';
import type { Outbox, OutboxMessage } from './outbox';
import type { KeptEmail } from './readEmails';

export const OUTBOX_PATH = '/__local/outbox';

type OutboxOptions = {
  outbox: Outbox;
  emails: () => KeptEmail[];
  /** The e-mail as it went out, headers and all; null while it did not. */
  sentFile: (id: string) => Promise<string | null>;
};

/** The messages that would be e-mails, as a page and as JSON (`?format=json`): its reader enters any account. */
export function createOutboxApp({ outbox, emails, sentFile }: OutboxOptions): Hono {
  const app = new Hono();
  app.get(OUTBOX_PATH, (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('Referrer-Policy', 'no-referrer');
    if (c.req.query('format') === 'json')
      return c.json({ messages: outbox.list(), emails: emails() });
    return c.html(page(outbox.list(), emails()));
  });
  const find = (id: string) => emails().find((email) => email.id === id);
  app.get(`${OUTBOX_PATH}/:id`, async (c) => {
    const email = find(c.req.param('id'));
    if (!email) return c.notFound();
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'",
    );
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(emailPage(email, await sentFile(email.id), OUTBOX_PATH));
  });
  // What mail programs show, without scripts: its links open beside.
  app.get(`${OUTBOX_PATH}/:id/html`, (c) => {
    const email = find(c.req.param('id'));
    if (!email?.html) return c.notFound();
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src *; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    return c.html(framedHtml(email.html));
  });
  return app;
}

const subjects = {
  PASSWORD_RESET: 'Password reset',
  VERIFY_EMAIL: 'E-mail address confirmation',
  VERIFY_AND_CHANGE_EMAIL: 'E-mail address change',
} as const;

function page(messages: OutboxMessage[], emails: KeptEmail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Local messages</title>
      </head>
      <body>
        <main>
          <h1>Local messages</h1>
          <p>
            What a published site would send by e-mail. It does not leave this computer; messages
            with links are lost at a restart.
          </p>
          ${
            messages.length + emails.length === 0
              ? html`<p>No message.</p>`
              : html`<ul>
                  ${messages.map(entry)} ${emails.map(emailEntry)}
                </ul>`
          }
        </main>
      </body>
    </html>`;
}

function entry({ at, type, email, link }: OutboxMessage) {
  return html`<li>
    <h2>${subjects[type]}</h2>
    <p>To ${email}, ${new Date(at).toLocaleString('en-GB')}</p>
    <p><a href="${link}">${link}</a></p>
  </li>`;
}

function emailEntry({ id, at, to, subject, text }: KeptEmail) {
  return html`<li>
    <h2><a href="${OUTBOX_PATH}/${id}">${subject}</a></h2>
    <p>To ${to}, ${new Date(at).toLocaleString('en-GB')}</p>
    <p>${text}</p>
  </li>`;
}
