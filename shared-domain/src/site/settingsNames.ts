/** Documents of `settings/{name}`. */
export const settingsNames = ['site', 'limits', 'moderation', 'localities'] as const;
export type SettingsName = (typeof settingsNames)[number];
