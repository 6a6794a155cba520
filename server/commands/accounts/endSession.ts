import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { ENDED_SESSIONS_MAX } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { refuse } from '../../app/refuse';
import { signedIn } from '../../app/who';

const WORDS = 'Ați încheiat prea multe sesiuni una câte una. Încheiați-le pe toate celelalte.';

/** Ends one session of the caller: from here on its tokens are refused by rules and commands. */
export const endSession = defineCommand(commands.endSession, {
  who: signedIn,
  limit: perDay('sessions'),
  async run({ caller: { uid }, input: { id }, store, now }) {
    const path = documentPaths.user(uid);
    const user = await store.read(path);
    const ended = (user?.endedSessions ?? []) as number[];
    if (ended.includes(id)) return {};
    if (ended.length >= ENDED_SESSIONS_MAX) refuse('dailyLimit', WORDS);
    store.update(path, { endedSessions: [...ended, id], updatedAt: now });
    store.delete(documentPaths.session(uid, id));
    return {};
  },
});
