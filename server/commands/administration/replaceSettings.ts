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
import { dutySettingsSchema } from '@anunturi/shared-domain/site/duties';
import type { SettingsName } from '@anunturi/shared-domain/site/settingsNames';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { describeSettings, settingsTitles } from './describeSettings';

const schemas = {
  site: siteSettingsSchema,
  limits: limitSettingsSchema,
  moderation: moderationSettingsSchema,
  localities: localitySettingsSchema,
  duties: dutySettingsSchema,
};

const defaults = {
  site: {},
  limits: defaultLimitSettings,
  moderation: defaultModerationSettings,
  localities: {},
  duties: {},
};

type Means = { store: Store; now: Date };

/** Writes a document of settings as `change` makes it of the stored one, unless somebody saved it after `readAtMs`. */
export async function replaceSettings(
  name: SettingsName,
  readAtMs: number,
  change: (stored: object) => object,
  { store, now }: Means,
) {
  const path = documentPaths.settings(name);
  const stored = await store.read(path);
  const savedAt = stored?.updatedAt as Date | undefined;
  if ((savedAt?.getTime() ?? 0) !== readAtMs) refuse('changedElsewhere');
  const next = parseFields(schemas[name], { ...change(stored ?? {}), updatedAt: now });
  store.set(path, next);
  return {
    log: {
      action: 'settingsChanged' as const,
      targetKind: 'settings' as const,
      targetId: name,
      targetTitle: settingsTitles[name],
      text: describeSettings(stored ?? defaults[name], next),
    },
    result: {},
  };
}
