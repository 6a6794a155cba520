import type { Context, MiddlewareHandler } from 'hono';
import { REFUSED_PAGES_PATH } from '@anunturi/shared-contract/telemetry/refusedPagesSchema';
import { SERVER_SUMS_PATH } from '@anunturi/shared-contract/telemetry/serverSumsSchema';
import {
  APP_CHECK_HEADER,
  type CommandAnswer,
} from '@anunturi/shared-domain/commands/CommandAnswer';
import { FILE_LINK_PATH } from '@anunturi/shared-domain/people/fileLinkTerms';
import { BOUNCES_PATH } from '../../mail/createBounceApp';
import { MAIL_LINK_PATH } from '../../mail/links/mailLinkPath';
import type { NoteRefusal } from '../../security/createDoorNotes';
import { Refusal, statusOf } from '../command/refuse';
import { createVerifyAppCheck, type AppCheckSettings } from './verifyAppCheck';

/** A link of an e-mail opens these, or a secret that servers share: no page of the site asks there. */
const opensOtherwise: ReadonlySet<string> = new Set([
  MAIL_LINK_PATH,
  FILE_LINK_PATH,
  BOUNCES_PATH,
  SERVER_SUMS_PATH,
  REFUSED_PAGES_PATH,
]);

type Options = AppCheckSettings & { noteRefusal: NoteRefusal; log(line: string): void };

/** Stands before all of `/api/`: refuses who shows no token of App Check (decision 0095). */
export function createAppCheckDoor({ noteRefusal, log, ...settings }: Options): MiddlewareHandler {
  const verify = createVerifyAppCheck(settings);
  const answer = (c: Context, { code, message }: Refusal) =>
    c.json({ error: { code, message } } satisfies CommandAnswer, statusOf(code), {
      'cache-control': 'no-store',
    });
  return async (c, next) => {
    if (opensOtherwise.has(c.req.path)) return next();
    try {
      await verify(c.req.header(APP_CHECK_HEADER));
    } catch (error) {
      if (error instanceof Refusal) {
        await noteRefusal(c, error.code);
        return answer(c, error);
      }
      log(`App Check: ${(error as Error).message}`);
      return answer(c, new Refusal('unavailable'));
    }
    await next();
    // A shared cache would hand it to programs that show nothing.
    const kept = c.res.headers.get('cache-control');
    if (kept?.startsWith('public'))
      c.res.headers.set('cache-control', kept.replace('public', 'private'));
  };
}
