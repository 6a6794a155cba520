import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { type ChangeItem, toChangeList } from '@anunturi/shared-domain/moderation/changeItems';
import {
  type Moderation,
  moderationSchema,
  type ShownBefore,
} from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { CHANGE_WORDS_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import type { LogNote } from '../../app/command/writeLogEntry';
import { changesAskedEmail } from '../../mail/emails/decisionEmails';
import { tellPerson } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';
import { acceptedAtOf, addToTally } from './decisionWrites';

type Asked = { items: readonly ChangeItem[]; words?: string | undefined };

/** What a seller is asked to change, beside the listing with what it says now. @throws Refusal invalidInput */
export function toAsked({ items, words }: Asked, before: ShownBefore, now: Date): Moderation {
  const changes = toChangeList(items, words);
  if (changes.length === 0 || (words?.length ?? 0) > CHANGE_WORDS_MAX) refuse('invalidInput');
  return parseFields(moderationSchema, {
    decision: 'rejected',
    decidedAt: now,
    ground: 'other',
    // In one text too, as releases before decision 0079 show a rejection.
    facts: `De modificat: ${changes.join(' ')}`,
    changes,
    before,
  });
}

/** Has a listing wait for its seller, who reads at once what to change and sends it again; nothing else of theirs is held. */
export async function askForChanges(
  asked: Asked,
  listing: Listing,
  { before, store, now }: { before: ShownBefore; store: Store; now: Date },
): Promise<LogNote> {
  const { id, title, ownerId } = listing;
  const path = documentPaths.listingModeration(id);
  const acceptedAt = acceptedAtOf(await store.get(path, moderationSchema));
  const moderation = toAsked(asked, before, now);
  const changes = moderation.changes ?? [];
  store.set(path, { ...(acceptedAt && { acceptedAt }), ...moderation });
  addToTally(store, now, { kind: 'changesAsked' });
  const about = { kind: 'decision', subject: id, period: String(now.getTime()) } as const;
  const email = changesAskedEmail({ id, title, changes });
  await tellPerson(ownerId, about, email, { store, now });
  const text = `Anunțul „${title}” așteaptă modificări. Vedeți ce trebuie schimbat și retrimiteți-l.`;
  const shown = { ...about, text, path: links.ownListings('rejected') };
  await addNotice(ownerId, shown, { store, now });
  return {
    action: 'changesAsked',
    targetKind: 'listing',
    targetId: id,
    targetTitle: title,
    text: moderation.facts,
  };
}
