/** Documents of `settings/{name}`. */
export const settingsNames = ['site', 'limits', 'moderation', 'localities', 'duties'] as const;
export type SettingsName = (typeof settingsNames)[number];
