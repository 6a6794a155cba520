import type { MarketErrorCode } from '@anunturi/shared-domain/site/marketError';
import type { Context } from 'hono';
import type { CallerKeys } from '../app/callers/callerKeys';
import type { SecurityNotes } from './createSecurityNotes';

type Options = {
  security: Pick<SecurityNotes, 'refused'>;
  callerKeys: CallerKeys;
  addressOf: (c: Context) => string;
  clock: () => Date;
  log(line: string): void;
};

/** Notes what the doors beside the commands refuse (searches, open conversations), as a refused command is noted. */
export function createDoorNotes({ security, callerKeys, addressOf, clock, log }: Options) {
  return async (c: Context, code: MarketErrorCode, uid: string | null = null): Promise<void> => {
    try {
      const keys = await callerKeys(addressOf(c), '', clock());
      await security.refused(c.req.path, code, { uid, ...keys });
    } catch (error) {
      log(`A refusal could not be noted: ${(error as Error).message}`);
    }
  };
}
export type NoteRefusal = ReturnType<typeof createDoorNotes>;
