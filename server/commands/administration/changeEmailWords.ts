import { commands } from '@anunturi/shared-domain/commands/commands';
import { emailTemplates } from '@anunturi/shared-domain/emails/emailTemplates';
import { emailPartNames, emailParts } from '@anunturi/shared-domain/emails/emailWords';
import { emailWordSettingsSchema } from '@anunturi/shared-domain/emails/emailWordSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { parseEmailWords } from '../../mail/parseEmailWords';

/** Gives an e-mail other words, or its own again; the log keeps each changed part, from what to what. */
export const changeEmailWords = defineAdminCommand(
  commands.changeEmailWords,
  async ({ input: { template, words: given, readAtMs }, store, now }) => {
    const path = documentPaths.emailWords;
    const stored = await store.getFitting(path, emailWordSettingsSchema);
    if ((stored?.updatedAt.getTime() ?? 0) !== readAtMs) refuse('changedElsewhere');
    const usual = emailTemplates[template];
    const { [template]: earlier, ...others } = stored?.words ?? {};
    const parsed = given && parseEmailWords(template, given);
    const isUsual = emailPartNames.every((part) => parsed?.[part] === usual.words[part]);
    const words = isUsual ? undefined : parsed;
    const next = { words: { ...others, ...(words && { [template]: words }) }, updatedAt: now };
    store.set(path, parseFields(emailWordSettingsSchema, next));
    const before = earlier ?? usual.words;
    const after = words ?? usual.words;
    const log = emailPartNames
      .filter((part) => before[part] !== after[part])
      .map((part) => ({
        action: 'settingsChanged' as const,
        targetKind: 'settings' as const,
        targetId: 'emails',
        targetTitle: usual.name,
        text: `${emailParts[part]}: „${before[part]}” → „${after[part]}”`,
      }));
    return { log, result: {} };
  },
);
