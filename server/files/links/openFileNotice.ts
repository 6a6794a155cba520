import type { Context } from 'hono';
import { FILE_LINK_PATH } from '@anunturi/shared-domain/people/fileLinkTerms';
import { createFullCounters } from '../../app/limits/createFullCounters';
import type { CallerKeys } from '../../app/callers/callerKeys';
import { runCommand } from '../../app/command/runCommand';
import { sendReport } from '../../commands/forms/sendReport';
import type { TypedNotice } from './readNotice';

type Means = Omit<Parameters<typeof runCommand>[3], 'full' | 'clock'> & {
  db: Parameters<typeof runCommand>[0];
  callerKeys: CallerKeys;
  addressOf: (c: Context) => string;
};

/** What is reported: the file of a link. */
type Shared = { linkId: string; name: string };
export type SendFileNotice = (
  c: Context,
  typed: TypedNotice,
  about: Shared,
) => Promise<{ receipt: string; statusUrl?: string | undefined }>;

/** Files a notice about the file of a link as a visitor, by the command of every notice, from a page without scripts. */
export function openFileNotice({ db, callerKeys, addressOf, ...means }: Means): SendFileNotice {
  const full = createFullCounters();
  return async (c, { at, trap, ...typed }, { linkId, name }) => {
    const now = new Date();
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 500);
    const keys = await callerKeys(addressOf(c), userAgent, now);
    const caller = { uid: null, emailVerified: false, userAgent, workBits: 0, ...keys };
    const proof = { trap, openMs: Math.max(0, now.getTime() - at) };
    const about = { target: 'file', targetId: linkId, url: FILE_LINK_PATH, title: name };
    const input = { ...typed, ...about, goodFaith: true, proof };
    const call = { caller, input, idempotencyKey: undefined };
    const sent = await runCommand(db, sendReport, call, {
      ...means,
      full,
      clock: () => new Date(),
    });
    return sent as Awaited<ReturnType<SendFileNotice>>;
  };
}
