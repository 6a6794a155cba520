import { commands } from '@anunturi/shared-domain/commands/commands';
import { type Decision, decisionSchema } from '@anunturi/shared-domain/moderation/decision';
import { blockAppealSchema } from '@anunturi/shared-domain/people/blockAppeal';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { blockedToo } from '../../app/command/who';

/** Appeals against a restriction of the caller, once (DSA art. 20), also when it is over: whether it was right is still to be said. */
export const appealRestriction = defineCommand(commands.appealRestriction, {
  who: blockedToo,
  texts: { text: 'toOperator' },
  async run({ caller, input, store, now }) {
    const path = documentPaths.decision(input.decisionId);
    const decision = await store.get<Decision>(path, decisionSchema);
    if (decision?.personId !== caller.uid) refuse('notFound');
    if (decision.appeal) refuse('wrongStatus', 'Decizia a fost deja contestată.');
    if (decision.kind === 'hold' && decision.endedAt)
      refuse('wrongStatus', 'Despre anunț a hotărât între timp un om.');
    const appeal = parseFields(blockAppealSchema, { text: input.text.trim(), at: now });
    store.update(path, { appeal, appealedAt: now });
    return {};
  },
});
