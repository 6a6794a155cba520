import type { Context } from 'hono';
import { Refusal, statusOf } from '../../app/command/refuse';
import { WorkNeeded } from '../../app/limits/limits';
import { downloadName } from './downloadName';
import { noticePage, noticeSentPage } from './noticePage';
import type { SendFileNotice } from './openFileNotice';
import { type NoticeValues, readNotice } from './readNotice';
import type { StandingLink } from './standingLink';

const TOO_MANY =
  'Din rețeaua dumneavoastră au venit azi prea multe sesizări. Încercați mâine sau scrieți-ne din pagina de contact.';

/** Takes the notice that was typed; what is wrong with it stands beside its field, and nothing typed is lost. */
export async function takeNotice(
  c: Context,
  { id: linkId, entry }: StandingLink,
  sendNotice: SendFileNotice,
) {
  const values = (await c.req.parseBody()) as NoticeValues;
  const name = downloadName(entry);
  const openedAt = Number(values.at) || 0;
  const read = readNotice(values);
  if ('problems' in read)
    return c.html(noticePage({ name, values, openedAt, problems: read.problems }), 400);
  try {
    return c.html(noticeSentPage(await sendNotice(c, read.typed, { linkId, name })));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const form = error instanceof WorkNeeded ? TOO_MANY : error.message;
    const problems = { ...error.fields, form };
    return c.html(noticePage({ name, values, openedAt, problems }), statusOf(error.code));
  }
}
