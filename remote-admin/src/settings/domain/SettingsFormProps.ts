import type { SettingsName } from '@anunturi/shared-domain/site/settingsNames';
import type { Settings } from '#data/settings/settings';

/** What each form of settings is given. */
export type SettingsFormProps<N extends SettingsName> = { settings: Settings<N>; onSaved(): void };
