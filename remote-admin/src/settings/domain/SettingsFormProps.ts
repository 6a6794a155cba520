import type { Settings, SettingsName } from '../../data/settings/settings';

/** What each form of settings is given. */
export type SettingsFormProps<N extends SettingsName> = { settings: Settings<N>; onSaved(): void };
