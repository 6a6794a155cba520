import { commands } from '@anunturi/shared-domain/commands/commands';
import { defaultModerationSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { moderationSettingsSchema } from '@anunturi/shared-domain/site/settings';
import { defineCommand } from '../../app/command/defineCommand';
import { everybody } from '../../app/command/who';

/** What a seller is told of the settings of moderation; the words that are refused are named where somebody uses one. */
export const readPublishingTerms = defineCommand(commands.readPublishingTerms, {
  who: everybody,
  onlyReads: true,
  async run({ store }) {
    const path = documentPaths.settings('moderation');
    const settings = await store.get(path, moderationSettingsSchema);
    const { preModeration } = settings ?? defaultModerationSettings;
    return { preModeration };
  },
});
