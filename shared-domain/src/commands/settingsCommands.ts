import * as z from 'zod/mini';
import { settingsNames } from '../site/settingsNames';
import { text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

/** What is changed of the site without touching code. */
export const settingsCommands = {
  saveSettings: defineAdminContract({
    name: 'saveSettings',
    permission: 'settings',
    input: z.strictObject({
      name: z.enum(settingsNames),
      value: z.record(z.string(), z.unknown()),
      /** When what the person saw was saved, in milliseconds; 0 where nothing was stored. */
      readAtMs: z.int(),
    }),
    result: z.strictObject({}),
    errors: ['changedElsewhere'],
  }),
  /** Texts of the first page and the notice for everybody; one that is left out is that of the site's configuration. */
  changePageTexts: defineAdminContract({
    name: 'changePageTexts',
    permission: 'texts',
    input: z.strictObject({
      texts: z.strictObject({
        homeTitle: z.optional(text(120)),
        homeText: z.optional(text(400)),
        notice: z.optional(text(300)),
      }),
      /** As `saveSettings` has it, of `settings/site`. */
      readAtMs: z.int(),
    }),
    result: z.strictObject({}),
    errors: ['changedElsewhere'],
  }),
};
