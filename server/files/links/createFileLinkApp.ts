import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  FILE_LINK_PARAM,
  FILE_LINK_PATH,
  FILE_NOTICE_PARAM,
} from '@anunturi/shared-domain/people/fileLinkTerms';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { Store } from '../../app/data/Store';
import type { StoredFiles } from '../../app/data/StoredFiles';
import { createPageLimit } from '../../mail/links/createPageLimit';
import { asAttachment, downloadName } from './downloadName';
import { filePage, noFilePage } from './filePage';
import { noticePage } from './noticePage';
import type { SendFileNotice } from './openFileNotice';
import { standingLink } from './standingLink';
import { takeNotice } from './takeNotice';

type Options = {
  db: Firestore;
  files: StoredFiles;
  /** Where a request comes from. */
  addressOf: (c: Context) => string;
  sendNotice: SendFileNotice;
  clock?: () => Date;
};

const NOTICE_MAX_BYTES = 64 * 1024;

const isNotice = (c: Context) => c.req.query(FILE_NOTICE_PARAM) !== undefined;

/**
 * Kept files by links: GET says what there is, POST gives the bytes and counts. Programs that look through messages open every
 * address: they get no file, and count as nothing. Beside it stands the form by which the file is reported.
 */
export function createFileLinkApp({
  db,
  files,
  addressOf,
  sendNotice,
  clock = () => new Date(),
}: Options): Hono {
  const app = new Hono();
  const find = (c: Context, isOpening: boolean) =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      const store = new Store(db, transaction, now);
      const found = await standingLink(c.req.query(FILE_LINK_PARAM) ?? '', store, now);
      if (found && isOpening)
        store.update(documentPaths.fileLink(found.id), { openings: FieldValue.increment(1) });
      store.flush();
      return found;
    });
  app.use(FILE_LINK_PATH, async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('x-robots-tag', 'noindex, nofollow, noarchive');
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
    await next();
  });
  app.use(FILE_LINK_PATH, createPageLimit(addressOf));
  app.get(FILE_LINK_PATH, async (c) => {
    const found = await find(c, false);
    if (!found) return c.html(noFilePage(), 404);
    if (isNotice(c))
      return c.html(
        noticePage({ name: downloadName(found.entry), values: {}, openedAt: clock().getTime() }),
      );
    const noticeUrl = `?${new URLSearchParams({ ...c.req.query(), [FILE_NOTICE_PARAM]: '1' })}`;
    return c.html(filePage(found.entry, found.link.forgetAt, noticeUrl));
  });
  app.post(FILE_LINK_PATH, bodyLimit({ maxSize: NOTICE_MAX_BYTES }), async (c) => {
    if (isNotice(c)) {
      const found = await find(c, false);
      return found ? takeNotice(c, found, sendNotice) : c.html(noFilePage(), 404);
    }
    const found = await find(c, true);
    const file = found && (await files.open(found.entry.path));
    if (!found || !file) return c.html(noFilePage(), 404);
    c.header('content-type', found.entry.contentType);
    c.header('content-length', String(file.sizeBytes));
    c.header('content-disposition', asAttachment(downloadName(found.entry)));
    return c.body(file.body);
  });
  return app;
}
