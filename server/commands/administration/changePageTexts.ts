import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { replaceSettings } from './replaceSettings';

/** Changes the texts of `settings/site` and leaves the rest of it as it stands. */
export const changePageTexts = defineAdminCommand(
  commands.changePageTexts,
  ({ input: { texts, readAtMs }, ...means }) => {
    const none = { homeTitle: undefined, homeText: undefined, notice: undefined };
    const change = (stored: object) => withoutAbsent({ ...stored, ...none, ...texts });
    return replaceSettings('site', readAtMs, change, means);
  },
);

const withoutAbsent = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
