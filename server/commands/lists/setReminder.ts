import { createHash } from 'node:crypto';
import { commands } from '@anunturi/shared-domain/commands/commands';
import {
  REMINDED_DAYS,
  REMINDERS_MAX,
  reminderSchema,
} from '@anunturi/shared-domain/people/reminder';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { verifiedUser } from '../../app/command/who';
import { refuseFull } from './refuseFull';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of the day, in UTC: in the morning in Romania, all year. */
const TOLD_MS = 6 * 60 * 60 * 1000;
const full = {
  most: REMINDERS_MAX,
  words: `Vă amintim de cel mult ${REMINDERS_MAX} de termene deodată. Puneți acest termen în calendar.`,
};

/** Keeps a day of a document, and tells its person a week before by e-mail; or forgets it. */
export const setReminder = defineCommand(commands.setReminder, {
  who: verifiedUser,
  limit: perDay('lists'),
  async run({ caller: { uid }, input: { wanted, ...given }, store, now }) {
    const startMs = Date.parse(`${given.day}T00:00:00Z`);
    const at = new Date(Math.max(startMs - REMINDED_DAYS * DAY_MS + TOLD_MS, now.getTime()));
    const reminder = parseFields(reminderSchema, { ...given, at });
    const key = createHash('sha256').update(JSON.stringify([reminder.day, reminder.title]));
    const path = documentPaths.reminder(uid, key.digest('hex').slice(0, 20));
    const kept = await store.read(path);
    if (!wanted) {
      if (kept) store.delete(path);
      return {};
    }
    if (kept) return { atMs: (kept.at as Date).getTime() };
    if (startMs + DAY_MS <= now.getTime()) refuse('invalidInput', 'Termenul a trecut.');
    await refuseFull(documentPaths.reminders(uid), full, store);
    store.create(path, reminder);
    return { atMs: at.getTime() };
  },
});
