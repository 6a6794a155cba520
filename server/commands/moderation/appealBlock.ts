import { commands } from '@anunturi/shared-domain/commands/commands';
import { blockAppealSchema } from '@anunturi/shared-domain/people/blockAppeal';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { blockedToo } from '../../app/command/who';

/** Appeals against the caller's suspension, once; it stays until it is answered. */
export const appealBlock = defineCommand(commands.appealBlock, {
  who: blockedToo,
  texts: { text: 'toOperator' },
  async run({ caller: { uid }, input, store, now }) {
    const path = documentPaths.user(uid);
    const user = await store.read(path);
    if (user?.blocked !== true) refuse('wrongStatus', 'Contul nu este suspendat.');
    if (user.blockAppeal) refuse('wrongStatus', 'Decizia a fost deja contestată.');
    const blockAppeal = parseFields(blockAppealSchema, { text: input.text.trim(), at: now });
    store.update(path, { blockAppeal, blockAppealedAt: now, updatedAt: now });
    return {};
  },
});
