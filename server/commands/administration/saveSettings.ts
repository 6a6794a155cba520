import { commands } from '@anunturi/shared-domain/commands/commands';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  limitSettingsSchema,
  localitySettingsSchema,
  moderationSettingsSchema,
  siteSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { refuse } from '../../app/refuse';
import { describeSettings, settingsTitles } from './describeSettings';

const schemas = {
  site: siteSettingsSchema,
  limits: limitSettingsSchema,
  moderation: moderationSettingsSchema,
  localities: localitySettingsSchema,
};

const defaults = {
  site: {},
  limits: defaultLimitSettings,
  moderation: defaultModerationSettings,
  localities: {},
};

/** Saves a document of settings whole, unless somebody saved it meanwhile. */
export const saveSettings = defineAdminCommand(
  commands.saveSettings,
  async ({ input: { name, value, readAtMs }, store, now }) => {
    const path = documentPaths.settings(name);
    const stored = await store.read(path);
    const savedAt = stored?.updatedAt as Date | undefined;
    if ((savedAt?.getTime() ?? 0) !== readAtMs) refuse('changedElsewhere');
    const next = parseFields(schemas[name], { ...value, updatedAt: now });
    store.set(path, next);
    return {
      log: {
        action: 'settingsChanged',
        targetKind: 'settings',
        targetId: name,
        targetTitle: settingsTitles[name],
        text: describeSettings(stored ?? defaults[name], next),
      },
      result: {},
    };
  },
);
