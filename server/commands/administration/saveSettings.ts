import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { replaceSettings } from './replaceSettings';

/** Saves a document of settings whole, unless somebody saved it meanwhile. */
export const saveSettings = defineAdminCommand(
  commands.saveSettings,
  ({ input: { name, value, readAtMs }, ...means }) =>
    replaceSettings(name, readAtMs, () => value, means),
);
