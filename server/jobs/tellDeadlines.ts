import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { archiveEntrySchema } from '@anunturi/shared-domain/people/archiveEntry';
import { archiveTerms } from '@anunturi/shared-domain/people/archiveFields';
import { reminderSchema } from '@anunturi/shared-domain/people/reminder';
import { PAPER_REMINDED_DAYS } from '@anunturi/shared-domain/site/limits';
import { defineJob } from '../app/queue/defineJob';
import { type PlaceInTime, placeOf } from '../app/data/readPageInTime';
import type { Store } from '../app/data/Store';
import { paperEndingEmail, reminderEmail } from '../mail/emails/deadlineEmails';
import { tellPerson } from '../mail/tell';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST = 25;
type Means = { store: Store; now: Date };

/**
 * Tells people of days of their papers: of a kept one within the month before it runs out, once for each date, and of what they asked
 * to be reminded of. Some at a time: `after` is where the papers of the next page begin.
 */
export const tellDeadlines = defineJob<{ after?: PlaceInTime }>({
  name: 'tellDeadlines',
  async run({ input, store, now }) {
    const by = new Date(now.getTime() + PAPER_REMINDED_DAYS * DAY_MS);
    const after = input.after ?? placeOf(now);
    const papers = await store.dueOfAll('archive', 'expiresAt', MOST, { by, after });
    for (const path of papers.paths) await tellOfPaper(path, { store, now });
    const reminders = await store.dueOfAll('reminders', 'at', MOST);
    for (const path of reminders.paths) await remind(path, { store, now });
    if (papers.next) store.enqueue(tellDeadlines, { after: papers.next });
    else if (reminders.next) store.enqueue(tellDeadlines, { after: placeOf(by) });
  },
});

async function tellOfPaper(path: string, means: Means): Promise<void> {
  const entry = await means.store.getFitting(path, archiveEntrySchema);
  if (!entry?.expiresAt || entry.deletedAt) return;
  const { id, name, term, expiresAt } = entry;
  const told = { kind: 'deadline', subject: id, period: String(expiresAt.getTime()) } as const;
  const what = term && term !== 'other' ? archiveTerms[term] : undefined;
  const paper = { name, term: what, day: toIsoDay(expiresAt) };
  await tellPerson(ownerOf(path), told, paperEndingEmail(paper), means);
}

/** A reminder is gone with its telling. */
async function remind(path: string, means: Means): Promise<void> {
  const { store, now } = means;
  const reminder = await store.getFitting(path, reminderSchema);
  store.delete(path);
  if (!reminder || reminder.day < toIsoDay(now)) return;
  const told = { kind: 'deadline', subject: reminder.id, period: reminder.day } as const;
  await tellPerson(ownerOf(path), told, reminderEmail(reminder), means);
}

const ownerOf = (path: string): string => path.split('/')[1]!;
