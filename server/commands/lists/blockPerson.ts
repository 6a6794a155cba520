import { commands } from '@anunturi/shared-domain/commands/commands';
import { blockSchema } from '@anunturi/shared-domain/people/block';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { BLOCKED_PEOPLE_MAX } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { signedIn } from '../../app/command/who';
import { refuseFull } from './refuseFull';

const full = {
  most: BLOCKED_PEOPLE_MAX,
  words: `Ați blocat deja ${BLOCKED_PEOPLE_MAX} de persoane. Deblocați una din contul dumneavoastră.`,
};

/** Takes no more messages from a person, about any listing. */
export const blockPerson = defineCommand(commands.blockPerson, {
  who: signedIn,
  limit: perDay('lists'),
  async run({ caller, input, store, now }) {
    const { uid } = caller;
    const path = documentPaths.block(uid, input.uid);
    if (await store.read(path)) return {};
    await refuseFull(documentPaths.blocks(uid), full, store);
    store.create(path, parseFields(blockSchema, { blockedAt: now }));
    return {};
  },
});
