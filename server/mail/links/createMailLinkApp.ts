import type { Firestore } from '@google-cloud/firestore';
import { type Context, Hono } from 'hono';
import { Refusal } from '../../app/command/refuse';
import { Store } from '../../app/data/Store';
import { actByLink } from './actByLink';
import { createPageLimit } from './createPageLimit';
import { askPage, saidPage } from './linkPage';
import { type MailLink, readToken } from './mailLink';
import { readReceipt, receiptPage } from './receiptPage';
import { secretKey } from '../../app/data/secretKey';
import { MAIL_LINK_PATH } from './mailLinkPath';

type Options = {
  db: Firestore;
  /** Where a request comes from. */
  addressOf: (c: Context) => string;
  clock?: () => Date;
  onJob?: (dueAt: Date) => void;
  onDueEmail?: (() => void) | undefined;
  onListings?: () => void;
};

/**
 * Addresses in e-mails: GET shows what would happen, POST does it (RFC 8058 for switching a kind off). Nobody signs in: who
 * has the e-mail has the token. One shows how a notice stands, and does nothing.
 */
export function createMailLinkApp({
  db,
  addressOf,
  clock = () => new Date(),
  onJob,
  onDueEmail,
  onListings,
}: Options): Hono {
  const app = new Hono();
  async function inStore<T>(act: (store: Store, now: Date) => Promise<T>): Promise<T> {
    const { store, result } = await db.runTransaction(async (transaction) => {
      const now = clock();
      const written = new Store(db, transaction, now);
      const acted = await act(written, now);
      written.flush();
      return { store: written, result: acted };
    });
    if (store.jobDueAt) onJob?.(store.jobDueAt);
    if (store.isEmailDue) onDueEmail?.();
    if (store.listingChange) onListings?.();
    return result;
  }
  const linkOf = async (c: Context, store: Store): Promise<MailLink | null> =>
    readToken(c.req.query('t') ?? '', await secretKey(store));
  app.use(MAIL_LINK_PATH, async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
  });
  app.use(MAIL_LINK_PATH, createPageLimit(addressOf));
  const unknown = (c: Context) => c.html(saidPage('Linkul nu este al acestui site.'), 404);
  app.get(MAIL_LINK_PATH, async (c) => {
    const { link, report } = await inStore(async (store) => {
      const asked = await linkOf(c, store);
      return {
        link: asked,
        report: asked?.act === 'receipt' ? await readReceipt(asked.reportId, store) : null,
      };
    });
    if (!link) return unknown(c);
    if (link.act !== 'receipt') return c.html(askPage(link));
    return report
      ? c.html(receiptPage(link.reportId, report))
      : c.html(saidPage('Sesizarea nu mai este păstrată.'), 404);
  });
  app.post(MAIL_LINK_PATH, async (c) => {
    try {
      const form = new URLSearchParams(await c.req.text());
      const said = await inStore(async (store, now) => {
        const link = await linkOf(c, store);
        return link && link.act !== 'receipt' ? actByLink(link, { store, now, form }) : null;
      });
      if (said === null) return unknown(c);
      return c.html(saidPage(said));
    } catch (error) {
      if (error instanceof Refusal) return c.html(saidPage(error.message), 409);
      throw error;
    }
  });
  return app;
}
